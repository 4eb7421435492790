// The distinct final outputs of a program, for people.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"

namespace heddle::report {

// One model: a list. Several: a table that marks what sequential consistency does not have.
std::string outcome_table(const std::vector<ModelOutcomes>& models);

}  // namespace heddle::report
