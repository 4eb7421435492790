#include "cli/configuration.h"

#include <gtest/gtest.h>

#include "cli/manual.h"
#include "cli/toml.h"

namespace heddle::cli {
namespace {

using Words = std::vector<std::string>;

Words with(const Words& words, const std::string& text) {
  const Result<Words> out = with_configuration(words, text, "heddle.toml", Source::Named);
  return out.ok() ? out.value() : Words{out.error().message};
}

CommandLine line_of(const Words& words, const std::string& text) {
  Result<CommandLine> line = parse_command_line(with(words, text), "1");
  EXPECT_TRUE(line.ok()) << (line.ok() ? "" : line.error().message);
  return line.ok() ? *line : CommandLine{};
}

TEST(Configuration, SaysWhatTheCommandLineCan) {
  const CommandLine line = line_of({"check"}, R"(
      program = ["A.java", "B.java"]   # two
      arguments = ["3", "fast"]
      time = "10m"
      max-states = 1_000
      all = true
      properties = ["race", "deadlock"]
      benign = ["Stats.hits", 'x#y']
      I = "include"
      cflags = "-O1 -DA='b c'"
      range = "-3..3"
      )");
  EXPECT_EQ(line.operands, (Words{"A.java", "B.java"}));
  EXPECT_EQ(line.arguments, (Words{"3", "fast"}));
  EXPECT_EQ(line.options.time, 600.0);
  EXPECT_EQ(line.options.max_states, 1000u);
  EXPECT_TRUE(line.options.all);
  EXPECT_EQ(line.options.properties, (Words{"race", "deadlock"}));
  EXPECT_EQ(line.options.benign, (Words{"Stats.hits", "x#y"}));
  EXPECT_EQ(line.options.include, Words{"include"});
  EXPECT_EQ(line.options.cflags, (Words{"-O1", "-DA=b c"}));
  EXPECT_EQ(line.options.nondet, (ValueRange{-3, 3}));
}

TEST(Configuration, TheCommandLineWins) {
  const std::string text =
      "program = \"A.java\"\narguments = [\"1\"]\ntime = \"10m\"\nall = true\nbenign = [\"a\", \"b\"]\n";
  const CommandLine line =
      line_of({"check", "C.java", "--time", "5s", "--all=false", "--benign", "c", "--", "2"}, text);
  EXPECT_EQ(line.operands, Words{"C.java"});
  EXPECT_EQ(line.arguments, Words{"2"});
  EXPECT_EQ(line.options.time, 5.0);
  EXPECT_FALSE(line.options.all);
  EXPECT_EQ(line.options.benign, Words{"c"});
}

TEST(Configuration, TablesAreForOneCommand) {
  const std::string text = "seed = 3\ntime = \"10m\"\n[run]\nseed = 4\n[check]\ntime = \"1m\"\n";
  EXPECT_EQ(line_of({"check", "A.java"}, text).options.time, 60.0);
  EXPECT_EQ(line_of({"check", "A.java"}, text).options.seed, 3u);
  EXPECT_EQ(line_of({"outcomes", "A.java"}, text).options.time, 600.0);
  EXPECT_EQ(line_of({"run", "A.java"}, text).options.seed, 4u);  // and time is no option of run
  EXPECT_EQ(with({"replay", "x"}, "nonsense"), (Words{"replay", "x"}));
}

TEST(Configuration, MistakesNameTheLine) {
  const Words check = {"check", "A.java"};
  EXPECT_EQ(with(check, "\ntmie = \"1m\"\n"), Words{"heddle.toml:2: unknown key tmie; did you mean time?"});
  EXPECT_EQ(with(check, "time = \"soon\"").at(0).substr(0, 21), "heddle.toml:1: --time");
  EXPECT_EQ(with(check, "all = \"yes\""), Words{"heddle.toml:1: all is true or false"});
  EXPECT_EQ(with(check, "[chekc]\nall = true").at(0),
            "heddle.toml:2: there is no table [chekc]; write [check], [outcomes] or [run]");
  EXPECT_EQ(with(check, "a").at(0), "heddle.toml: line 1 should be KEY = VALUE or [TABLE]");
}

TEST(Configuration, WhatIsPrintedMeansTheSame) {
  const Words words = {"check",         "A.c",  "--time",   "10m",           "--all",
                       "--benign",      "a\"b", "--cflags", "-O1 -D'A=b c'", "--properties",
                       "race,deadlock", "--",   "x y"};
  const CommandLine line = line_of(words, "");
  const std::string printed = configuration_of(line);
  const CommandLine again = line_of({"check"}, printed);
  EXPECT_EQ(again.operands, line.operands);
  EXPECT_EQ(again.arguments, line.arguments);
  EXPECT_EQ(configuration_of(again), printed);
  EXPECT_EQ(again.options.cflags, line.options.cflags);
}

TEST(Toml, Values) {
  const Result<std::vector<TomlEntry>> read = read_toml(
      "# a comment\r\n\"quoted key\" = \"\\u00e9\\t\\\"\"\nnumber=-1.5\n[a]\nlist = [\n  \"x\", # one\n  "
      "'y\\',\n]\n"
      "empty = []");
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read.value()[0].key, "quoted key");
  EXPECT_EQ(read.value()[0].value.text, "\xC3\xA9\t\"");
  EXPECT_EQ(read.value()[1].value.text, "-1.5");
  EXPECT_EQ(read.value()[2].table, "a");
  EXPECT_EQ(read.value()[2].value.items, (Words{"x", "y\\"}));
  EXPECT_TRUE(read.value()[3].value.items.empty());
}

TEST(Toml, WhateverItIsTheAnswerIsASentence) {
  for (const char* text : {"=",
                           "a",
                           "a =",
                           "a = \"",
                           "a = '",
                           "a = [",
                           "a = [1",
                           "a = [[1]]",
                           "a = x",
                           "a.b = 1",
                           "[",
                           "[a",
                           "[[a]]",
                           "a = 1 2",
                           "a = \"\\q\"",
                           "a = \"\\u12\"",
                           "a = \"\"\"x\"\"\"",
                           "a = 1\na = 2",
                           "a = {b = 1}",
                           "a = 1979-05-27",
                           "\xff",
                           "a = \"x\ny\""})
    EXPECT_FALSE(read_toml(text).ok()) << text;
}

TEST(Manual, NamesEveryCommandAndOption) {
  const std::string man = man_page("1.2.3"), completion = bash_completion();
  for (const CommandRow& command : command_table()) {
    EXPECT_NE(man.find(std::string(".SS heddle ") + command.name), std::string::npos) << command.name;
    EXPECT_NE(completion.find(command.name), std::string::npos);
  }
  for (const OptionRow& row : option_table())
    EXPECT_NE(completion.find(row.name()), std::string::npos) << row.name();
  EXPECT_NE(man.find("\\-\\-max\\-memory"), std::string::npos);
}

}  // namespace
}  // namespace heddle::cli
