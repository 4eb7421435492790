// From the words of the command line to a command with its options, or one sentence that says what is wrong.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options.h"

namespace heddle::cli {

enum class Command : std::uint8_t { Check, Outcomes, Run, Replay, Show, List, Print };

struct CommandLine {
  Command command = Command::Print;
  Options options;
  std::vector<std::string> operands;   // programs, the trace, the topic of a list
  std::vector<std::string> arguments;  // after "--": the program's own
  std::string text;                    // Print: a help text or the version
  std::vector<std::string> again;      // the words that do the same, without those about output
};

// `words` without the name of the executable.
Result<CommandLine> parse_command_line(std::vector<std::string> words, const std::string& version);

// "heddle check Foo.java": the short text for someone who gave no command at all.
std::string usage();

}  // namespace heddle::cli
