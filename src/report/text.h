// A result for people. Pure: the same result and the same options give the same text.
#pragma once

#include <cstddef>
#include <string>

#include "core/result.h"

namespace heddle::report {

struct TextOptions {
  std::size_t width = 100;  // of the terminal, in cells
  bool colour = false;
  bool unicode = true;         // lines and arrows; otherwise plain ASCII
  bool quiet = false;          // the last line only
  bool next_steps = false;     // what else to ask Heddle for ...
  bool has_page = false;       // ... besides the page of --report
  bool statistics = false;     // where the states come from, also if nothing was left out
  std::size_t max_rows = 150;  // of one counterexample; what is left out in the middle is said
};

std::string text(const CheckResult& result, const TextOptions& options);

// What the verdict holds for, on one line: "assuming: sequential consistency; JDK 17.0.12"; "" if something
// was found.
std::string assuming(const CheckResult& result);

// What was found, on one line: "race: Account.balance at Account.java:12, and 2 more"; "" if nothing was.
std::string finding_line(const CheckResult& result);

// "12 states", or "3 executions" of a search that keeps no states.
std::string size_text(const Statistics& stats);

// The last line of every text report, without its line end:
//   heddle: violated: deadlock: <message> (12 states, 0.03 s, 41 MB)
std::string closing_line(const CheckResult& result);

}  // namespace heddle::report
