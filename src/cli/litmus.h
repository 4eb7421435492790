// What a litmus test is to heddle outcomes: actors instead of a main method, and outcomes that are expected.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "base/result.h"
#include "cli/command_line.h"
#include "cli/program.h"

namespace heddle::cli {

// From --allow and --forbid, or from comments in the source:  // heddle-allow: 0 1 | 1 0
class Expected {
 public:
  std::optional<std::set<std::string>> allowed;  // none: whatever is not forbidden
  std::set<std::string> forbidden;
  // Why this output must not be; "" if it may.
  std::string objection(const std::string& output) const;
};
Result<Expected> expected_outcomes(const CommandLine& line);

// --actors: the program is heddle.Litmus of our own, which runs the methods and prints what they found.
Result<Done> take_actors(const Options& options, Program& program);

}  // namespace heddle::cli
