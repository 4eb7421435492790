#include "cli/several.h"

#include <gtest/gtest.h>

#include "cli/program.h"

namespace heddle::cli {
namespace {

CommandLine line_of(std::vector<std::string> words) {
  Result<CommandLine> line = parse_command_line(std::move(words), "0");
  EXPECT_TRUE(line.ok()) << (line.ok() ? "" : line.error().message);
  return line.ok() ? line.value() : CommandLine{};
}

TEST(Several, SourcesOfOneLanguageAreOneProgram) {
  EXPECT_FALSE(names_several(line_of({"check", "A.java"})));
  EXPECT_FALSE(names_several(line_of({"check", "A.java", "B.java"})));
  EXPECT_FALSE(names_several(line_of({"check", "a.c", "b.cc", "c.bc"})));
  EXPECT_FALSE(names_several(line_of({"check", "com.acme.Bank"})));
  EXPECT_FALSE(names_several(line_of({"check", "A.java", "argument"})));  // "--" was forgotten
  EXPECT_FALSE(names_several(line_of({"check", "-cp", "x", "com.acme.Bank", "3"})));
}

TEST(Several, WhatCannotBeOneProgramIsSeveral) {
  EXPECT_TRUE(names_several(line_of({"check", "A.java", "b.c"})));
  EXPECT_TRUE(names_several(line_of({"check", "-cp", "x", "com.acme.Bank", "com.acme.Shop"})));
  EXPECT_TRUE(names_several(line_of({"check", "a.jar", "b.jar"})));
  EXPECT_TRUE(names_several(line_of({"check", "--separate", "a.c", "b.c"})));
  EXPECT_TRUE(names_several(line_of({"check", "--separate", "a.c"})));
}

TEST(Several, EachHasItsOwnCommandLine) {
  const CommandLine line =
      line_of({"check", "--separate", "a.c", "b.c", "-j", "3", "--time", "5s", "--", "1", "--separate"});
  EXPECT_EQ(line.programs_at_once, 3U);
  const std::vector<CommandLine> programs = programs_of(line);
  ASSERT_EQ(programs.size(), 2U);
  EXPECT_EQ(programs[1].operands, std::vector<std::string>{"b.c"});
  EXPECT_EQ(programs[1].again,
            (std::vector<std::string>{"heddle", "check", "b.c", "--time", "5s", "--", "1", "--separate"}));
}

TEST(Several, ASwarmKeepsItsJobs) {
  const CommandLine line = line_of({"check", "--separate", "a.c", "b.c", "-j", "3", "--search", "swarm"});
  EXPECT_EQ(line.programs_at_once, 1U);
  EXPECT_EQ(line.options.jobs, 3U);
}

TEST(Several, OptionsOfTheOtherLanguageArePassedOver) {
  const std::vector<CommandLine> programs = programs_of(line_of({"check", "A.java", "b.c", "-I", "include"}));
  EXPECT_FALSE(programs[0].options.given.contains("-I"));
  EXPECT_TRUE(programs[1].options.given.contains("-I"));
}

TEST(Several, TestMethods) {
  EXPECT_TRUE(names_tests(line_of({"check", "--junit5", "com.acme.BankTest"})));
  EXPECT_TRUE(names_tests(line_of({"check", "-cp", "x", "com.acme.*Test"})));
  EXPECT_FALSE(names_tests(line_of({"check", "dir/*.c"})));
  EXPECT_FALSE(names_tests(line_of({"check", "*.java"})));
  const CommandLine line =
      line_of({"check", "-cp", "x", "com.acme.*Test", "--junit4", "Other#a*", "--time", "5s"});
  const Result<TestsWanted> wanted = tests_wanted(line);
  ASSERT_TRUE(wanted.ok());
  EXPECT_EQ(wanted.value().patterns, (std::vector<std::string>{"Other#a*", "com.acme.*Test"}));
  const CommandLine one =
      line_of_test(line, wanted.value(), {"com.acme.BankTest", "pays", {"new com.acme.BankTest"}});
  EXPECT_EQ(one.again, (std::vector<std::string>{"heddle", "check", "--class-path", "x", "--time", "5s",
                                                 "--junit5", "com.acme.BankTest#pays"}));
  EXPECT_FALSE(tests_wanted(line_of({"check", "--junit5", "A", "b.c"})).ok());
  EXPECT_FALSE(tests_wanted(line_of({"check", "--junit5", "A", "--", "1"})).ok());
}

}  // namespace
}  // namespace heddle::cli
