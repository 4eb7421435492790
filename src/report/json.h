// A result for programs: one JSON object, described and versioned in docs/json-format.md.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"

namespace heddle::report {

// Indented, with a final line end. `version` is Heddle's own.
std::string json(const CheckResult& result, const std::string& version);
// Of heddle outcomes: with the key "outcomes".
std::string json(const CheckResult& result, const std::string& version,
                 const std::vector<std::string>& outcomes);

}  // namespace heddle::report
