#include "targets.h"

#include <gtest/gtest.h>

#include "cli/command_line.h"

namespace heddle::fuzz {
namespace {

// A command that is refused whatever the input is would look like one that never fails.
TEST(Targets, CommandsAreAccepted) {
  for (const Target& target : targets())
    for (const std::string& command : target.commands) {
      std::vector<std::string> words = words_of(command, target.file);
      words.erase(words.begin());
      const auto line = cli::parse_command_line(words, "1.0");
      const bool no_program = command == "check" || command == "run";  // it is in the configuration
      EXPECT_TRUE(no_program || line.ok()) << command;
    }
}

TEST(Targets, AreFoundByName) {
  ASSERT_NE(target_named("ir"), nullptr);
  EXPECT_STREQ(target_named("ir")->file, "input.ll");
  EXPECT_EQ(target_named("nothing"), nullptr);
}

}  // namespace
}  // namespace heddle::fuzz
