// Test methods of JUnit 4 and 5 on a class path.
#pragma once

#include "cli/several.h"
#include "report/suite.h"

namespace heddle::cli {

struct FoundTests {
  std::vector<CommandLine> tests;
  std::vector<report::Skipped> skipped;
  std::vector<CheckResult> broken;  // classes that cannot be looked at: inconclusive
};

// Asks a JVM of the JDK; nothing of the program is run. Errors are the user's: one sentence.
Result<FoundTests> find_tests(const CommandLine& line);

}  // namespace heddle::cli
