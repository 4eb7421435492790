// Which search options go together.
#pragma once

#include <string>

#include "base/result.h"
#include "cli/options.h"

namespace heddle::cli {

// Runs executions one by one, matching nothing.
bool samples_executions(const Options& options);

// What makes the search leave something out, as in "and ... is not [complete]"; "" if nothing does.
std::string incompleteness(const Options& options);

// Refuses values and combinations that make no sense; fills in what follows from others.
Result<Done> settle_search(Options& options);

}  // namespace heddle::cli
