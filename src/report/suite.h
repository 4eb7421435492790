// The results of several programs that were checked by one command: everything that any report shows of them.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"

namespace heddle::report {

struct Skipped {
  std::string program, reason;
  bool disabled = false;  // by its author: that is no answer that is lacking
};

struct Suite {
  std::vector<CheckResult> programs;
  std::vector<Skipped> skipped;  // tests that were found and not checked
};

// The worst answer: violated, then inconclusive, then verified. A test that was not checked, and is not
// disabled, is inconclusive.
Verdict verdict(const Suite& suite);

// For people: the page of every program that is not verified, a table of all, and a last line
//   heddle: violated: 1 of 3 programs violated, 1 inconclusive, 1 verified, 2 not run, 1 disabled (12.3 s)
struct TextOptions;
std::string text(const Suite& suite, const TextOptions& options);
std::string closing_line(const Suite& suite);

}  // namespace heddle::report
