// The distinct final outputs of a program, for people.
#pragma once

#include <string>
#include <vector>

namespace heddle::report {

std::string outcome_table(const std::vector<std::string>& outcomes);

}  // namespace heddle::report
