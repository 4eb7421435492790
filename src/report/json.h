// A result for programs: one JSON object, described and versioned in docs/json-format.md. It has everything
// that any report shows, so that an old run can be shown again.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "core/result.h"
#include "report/suite.h"

namespace heddle::report {

// Indented, with a final line end. `version` is Heddle's own.
std::string json(const CheckResult& result, const std::string& version);
// The same on one line, for a script element of a page: no '<', '>', '&' and no line separator is in it.
std::string json_for_page(const CheckResult& result, const std::string& version);

// Of several programs: {"heddle", "format", "verdict", "programs": [result, ...], "skipped": [...]}.
std::string json(const Suite& suite, const std::string& version);
std::string json_for_page(const Suite& suite, const std::string& version);

// What json() wrote, by this version or an earlier one. Keys that are missing have their defaults.
Result<CheckResult> read_json(std::string_view text);

// The same of one program or of several.
struct Results {
  Suite suite;
  bool several = false;
};
Result<Results> read_results(std::string_view text);

}  // namespace heddle::report
