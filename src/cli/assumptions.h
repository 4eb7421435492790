// What a verdict holds for because of the options.
#pragma once

#include "cli/options.h"
#include "core/result.h"

namespace heddle::cli {

// Adds to what the search and the machine have stated.
void state_assumptions(const Options& options, CheckResult& result);
// ... what matching by fingerprint may have missed, of all states that were stored.
void state_matching(const Options& options, CheckResult& result);

}  // namespace heddle::cli
