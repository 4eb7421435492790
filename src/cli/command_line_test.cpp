#include "cli/command_line.h"

#include <gtest/gtest.h>

namespace heddle::cli {
namespace {

Result<CommandLine> parse(std::vector<std::string> words) {
  return parse_command_line(std::move(words), "1.2.3");
}

std::string error_of(std::vector<std::string> words) {
  const Result<CommandLine> line = parse(std::move(words));
  return line.ok() ? "no error" : line.error().message;
}

TEST(CommandLine, VersionAndHelp) {
  EXPECT_EQ(parse({"--version"})->text, "heddle 1.2.3\n");
  EXPECT_NE(parse({"--help"})->text.find("check"), std::string::npos);
  EXPECT_NE(parse({"help", "check"})->text.find("--max-memory SIZE"), std::string::npos);
  EXPECT_NE(parse({"check", "--help"})->text.find("Examples"), std::string::npos);
  EXPECT_EQ(parse({"run", "--help"})->text.find("--search"), std::string::npos);
}

TEST(CommandLine, CheckWithOptionsInAnyPlace) {
  Result<CommandLine> line =
      parse({"check", "--time", "10m", "A.java", "--match=exact", "B.java", "--all", "--", "x", "--time"});
  ASSERT_TRUE(line.ok()) << line.error().message;
  EXPECT_EQ(line->command, Command::Check);
  EXPECT_EQ(line->operands, (std::vector<std::string>{"A.java", "B.java"}));
  EXPECT_EQ(line->arguments, (std::vector<std::string>{"x", "--time"}));
  EXPECT_EQ(line->options.time, 600.0);
  EXPECT_EQ(line->options.match, "exact");
  EXPECT_TRUE(line->options.all);
}

TEST(CommandLine, JavaSpellings) {
  Result<CommandLine> line = parse({"run", "-cp", "a:b", "Main"});
  ASSERT_TRUE(line.ok()) << line.error().message;
  EXPECT_EQ(line->options.class_path, "a:b");
  EXPECT_EQ(parse({"check", "-jar", "x.jar"})->options.jar, "x.jar");
}

TEST(CommandLine, CompilerSpellings) {
  using Words = std::vector<std::string>;
  Result<CommandLine> line =
      parse({"check", "-I", "a", "-Ib", "-DN=3", "-D", "M", "x.c", "-std=c11", "--cflags", "-O2 -D'A=b c'",
             "--cflags=-Wall", "--range", "-3..3", "--arg", "1=0..3", "--arg=2=5", "--stdin", "in.txt"});
  ASSERT_TRUE(line.ok()) << line.error().message;
  EXPECT_EQ(line->operands, Words{"x.c"});
  EXPECT_EQ(line->options.include, (Words{"a", "b"}));
  EXPECT_EQ(line->options.define, (Words{"N=3", "M"}));
  EXPECT_EQ(line->options.standard, "c11");
  EXPECT_EQ(line->options.cflags, (Words{"-O2", "-DA=b c", "-Wall"}));
  EXPECT_EQ(line->options.nondet, (ValueRange{-3, 3}));
  EXPECT_EQ(line->options.argument_ranges, (std::vector<ArgumentRange>{{1, {0, 3}}, {2, {5, 5}}}));
  EXPECT_EQ(line->options.input, "in.txt");
  for (const char* flag : {"-O2", "-Wall", "-g", "-pthread", "-lm", "-fopenmp"}) {
    EXPECT_NE(error_of({"check", "x.c", flag}).find(std::string("write --cflags \"") + flag + "\""),
              std::string::npos)
        << error_of({"check", "x.c", flag});
  }
}

TEST(CommandLine, TheLastOfTwoWins) {
  EXPECT_EQ(parse({"check", "--seed", "1", "--seed=7", "A.java"})->options.seed, 7u);
}

TEST(CommandLine, OutcomesFollowEveryPath) {
  Result<CommandLine> line = parse({"outcomes", "A.java", "--search", "bfs"});
  ASSERT_TRUE(line.ok()) << line.error().message;
  EXPECT_EQ(line->command, Command::Outcomes);
  EXPECT_TRUE(line->options.all);
  EXPECT_NE(error_of({"outcomes", "A.java", "--trace", "x"}), "no error");
}

TEST(CommandLine, MistakesAreSentences) {
  EXPECT_NE(error_of({}).find("needs a command"), std::string::npos);
  EXPECT_EQ(error_of({"chekc", "A.java"}), "there is no command chekc; did you mean heddle check?");
  EXPECT_EQ(error_of({"A.java"}), "say what to do with it: heddle check A.java");
  EXPECT_EQ(error_of({"check", "A.java", "--serach", "bfs"}),
            "unknown option --serach; did you mean --search?");
  EXPECT_EQ(error_of({"check", "A.java", "--search", "bsf"}),
            "--search does not know 'bsf'; choose dfs, bfs, best-first, random-walk, pct, pos, dpor, "
            "dpor-audit, swarm (did you mean bfs?)");
  EXPECT_EQ(error_of({"check", "A.java", "--time", "10"}), "--time needs a unit: write 10s, 10m or 10h");
  EXPECT_EQ(error_of({"check", "A.java", "--time", "0"}), "--time 0 is too small; the least is 1ms");
  EXPECT_EQ(error_of({"check", "A.java", "--time"}), "--time needs a value: --time T");
  EXPECT_EQ(error_of({"check", "A.java", "--max-memory", "1M"}),
            "--max-memory 1M is too small; the least is 16M");
  EXPECT_EQ(error_of({"check", "A.java", "--max-states", "-1"}),
            "--max-states needs a whole number, not '-1'");
  EXPECT_EQ(error_of({"check", "A.java", "--seed", "99999999999999999999"}),
            "--seed needs a whole number, not '99999999999999999999'");
  EXPECT_EQ(error_of({"run", "A.java", "--search", "dfs"}),
            "--search is no option of heddle run; heddle run --help lists them");
  EXPECT_EQ(error_of({"check", "a.c", "--arg", "0=1"}),
            "--arg 0=1: arguments are counted from 1; 0 would be the program's name");
  EXPECT_EQ(error_of({"check", "a.c", "--range", "all"}),
            "--range needs a range of 64-bit numbers such as -8..7, not 'all'");
  EXPECT_EQ(error_of({"check", "a.c", "--cflags", "-D'x"}), "--cflags has a ' that is never closed: -D'x");
  EXPECT_EQ(error_of({"check", "a.c", "-I"}), "-I needs a value: -I DIR");
  EXPECT_EQ(error_of({"check", "A.java", "--all=maybe"}), "--all takes no value; write it or leave it out");
}

TEST(CommandLine, CombinationsThatMakeNoSense) {
  EXPECT_NE(error_of({"check", "A.java", "--walks", "5"}).find("random-walk"), std::string::npos);
  EXPECT_NE(
      error_of({"check", "A.java", "--search", "random-walk", "--match", "exact"}).find("matches no states"),
      std::string::npos);
  EXPECT_NE(error_of({"check", "A.java", "--quiet", "--progress"}).find("contradicts"), std::string::npos);
  EXPECT_NE(error_of({"check", "A.java", "--no-livelock", "--properties", "livelock"}).find("contradicts"),
            std::string::npos);
  EXPECT_NE(error_of({"check", "A.java", "--search", "random-walk", "--properties", "livelock"}), "no error");
  EXPECT_NE(error_of({"check", "a.c", "--leaks", "--properties", "deadlock"}).find("add memory"),
            std::string::npos);
}

TEST(CommandLine, PropertiesFollowFromOtherOptions) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(parse({"check", "A.java", "--no-livelock"})->options.properties,
            (Words{"race", "deadlock", "assertion", "exception", "memory"}));
  EXPECT_EQ(parse({"check", "A.java", "--properties", "exception,deadlock"})->options.properties,
            (Words{"deadlock", "exception"}));
  EXPECT_EQ(parse({"check", "A.java", "--search", "random-walk"})->options.walks, 1000u);
  EXPECT_FALSE(
      parse({"check", "A.java", "--search", "random-walk", "--time", "1s"})->options.walks.has_value());
}

}  // namespace
}  // namespace heddle::cli
