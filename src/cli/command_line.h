// From the words of the command line to a command with its options, or one sentence that says what is wrong.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options.h"

namespace heddle::cli {

enum class Command : std::uint8_t {
  Check,
  Outcomes,
  Run,
  Replay,
  Show,
  Suppress,
  Config,
  Doctor,
  List,
  Man,
  Completion,
  Print
};

struct CommandRow {
  Command command;
  const char* name;
  unsigned set;  // which options of the table it takes; 0: none
  const char* operand;
  const char* summary;
  const char* examples;
};
const std::vector<CommandRow>& command_table();
const CommandRow* command_named(const std::string& name);  // null: there is none

extern const char* const kWhatHeddleDoes;       // two lines
std::string option_help(const OptionRow& row);  // with what can be chosen, and the default

// A test method that is checked as a program of its own (java/api/heddle/junit).
struct TestMethod {
  std::string class_name, method;
  std::vector<std::string> plan;  // the arguments of heddle.junit.RunTest

  std::string name() const { return class_name + "#" + method; }
};

struct CommandLine {
  Command command = Command::Print;
  Options options;
  std::vector<std::string> operands;   // programs, the trace, the topic of a list
  std::vector<std::string> arguments;  // after "--": the program's own
  std::string text;                    // Print: a help text or the version
  std::optional<TestMethod> test;      // instead of a main method
  std::uint64_t programs_at_once = 1;  // if there are several
  std::vector<std::string> again;      // the words that do the same, without those about output
};

// `words` without the name of the executable.
Result<CommandLine> parse_command_line(std::vector<std::string> words, const std::string& version);

// "heddle check Foo.java": the short text for someone who gave no command at all.
std::string usage();

}  // namespace heddle::cli
