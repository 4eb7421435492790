// One command line, several programs: which they are, and the command line of each.
#pragma once

#include <string>
#include <vector>

#include "cli/command_line.h"

namespace heddle::cli {

// The operands are programs of their own: --separate, or they cannot be one program (sources of two
// languages, jars, classes of a class path).
bool names_several(const CommandLine& line);
// Test methods of JUnit are meant: --junit5, or an operand like com.acme.*Test.
bool names_tests(const CommandLine& line);

// Each operand as if it had been given alone.
std::vector<CommandLine> programs_of(const CommandLine& line);

// The patterns of test methods, and the sources that belong to the tests. Errors: an operand is neither.
struct TestsWanted {
  std::vector<std::string> patterns, sources;
};
Result<TestsWanted> tests_wanted(const CommandLine& line);
// The line that checks one test method.
CommandLine line_of_test(const CommandLine& line, const TestsWanted& wanted, TestMethod test);

}  // namespace heddle::cli
