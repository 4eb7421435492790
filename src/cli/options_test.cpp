#include "cli/options.h"

#include <gtest/gtest.h>

#include "cli/command_line.h"

namespace heddle::cli {
namespace {

TEST(Options, DefaultsComeFromTheTable) {
  const Options options = default_options();
  EXPECT_EQ(options.search, "dfs");
  EXPECT_EQ(options.reduction, "");  // what the detector needs: see Races
  EXPECT_EQ(options.race, "auto");
  EXPECT_EQ(options.match, "hash");
  EXPECT_EQ(options.seed, 1u);
  EXPECT_EQ(options.minimise, 10.0);
  EXPECT_FALSE(options.time.has_value());
  EXPECT_FALSE(options.all);
  EXPECT_EQ(options.properties.size(), 6u);
  EXPECT_EQ(options.nondet, (ValueRange{-8, 7}));
}

TEST(Options, EveryNameIsUsedOnce) {
  std::set<std::string> names;
  for (const OptionRow& row : option_table()) EXPECT_TRUE(names.insert(row.name()).second) << row.name();
}

TEST(Options, EffectiveOptionsNameWhatChangesTheAnswer) {
  Options options = default_options();
  options.time = 600;
  const std::map<std::string, std::string> shown = effective(options, kJava);
  EXPECT_EQ(shown.at("search"), "dfs");
  EXPECT_EQ(shown.at("time"), "10m");
  EXPECT_EQ(shown.at("properties"), "race,deadlock,assertion,exception,memory,livelock");
  EXPECT_FALSE(shown.contains("trace"));
  EXPECT_FALSE(shown.contains("max-states"));
}

TEST(Options, EffectiveOptionsAreThoseOfTheMachine) {
  Options options = default_options();
  options.argument_ranges = {{1, {0, 3}}, {2, {5, 5}}};
  options.define = {"N=3"};
  EXPECT_EQ(effective(options, kJava).at("heap"), "1G");
  EXPECT_FALSE(effective(options, kNative).contains("heap"));
  EXPECT_FALSE(effective(options, kJava).contains("leaks"));
  const std::map<std::string, std::string> shown = effective(options, kNative);
  EXPECT_EQ(shown.at("range"), "-8..7");
  EXPECT_EQ(shown.at("arg"), "1=0..3 2=5");
  EXPECT_EQ(shown.at("leaks"), "false");
  EXPECT_FALSE(shown.contains("N=3"));
}

// What follows from `heddle check X.java WORDS`, or the error.
std::string settled(std::vector<std::string> words) {
  words.insert(words.begin(), {"check", "X.java"});
  const Result<CommandLine> line = parse_command_line(words, "1");
  if (!line.ok()) return line.error().message;
  const Options& options = line.value().options;
  return options.race + " " + options.reduction + " " + joined(options.heuristic, ",");
}

TEST(Races, TheReductionFollowsFromTheDetector) {
  EXPECT_EQ(settled({}), "auto sync ");
  EXPECT_EQ(settled({"--search", "bfs"}), "auto sync ");
  EXPECT_EQ(settled({"--race", "access-sets"}), "access-sets sync ");
  EXPECT_EQ(settled({"--race", "clocks"}), "clocks sync ");
  EXPECT_EQ(settled({"--race", "clocks", "--reduction", "none"}), "clocks none ");
  EXPECT_EQ(settled({"--race", "summary"}), "summary escape ");
  EXPECT_EQ(settled({"--race", "summary", "--reduction", "none"}), "summary none ");
  EXPECT_EQ(settled({"--reduction", "escape"}), "summary escape ");
  EXPECT_EQ(settled({"--race", "none"}), "none escape ");
  EXPECT_EQ(settled({"--race", "none", "--reduction", "sync"}), "none sync ");
  EXPECT_EQ(settled({"--properties", "deadlock"}), "none escape ");
  EXPECT_EQ(settled({"--search", "random-walk"}), "clocks sync ");
  EXPECT_EQ(settled({"--search", "dpor"}), "clocks sync ");
  EXPECT_EQ(settled({"--max-depth", "9"}), "clocks sync ");
  EXPECT_EQ(settled({"--max-depth", "9", "--reduction", "escape"}), "clocks escape ");
  EXPECT_EQ(settled({"--search", "best-first"}), "summary escape WF,WW,ARA,AF");
  EXPECT_EQ(settled({"--search", "best-first", "--heuristic", "AF,WF"}), "summary escape WF,AF");
}

TEST(Races, UnsoundCombinationsAreRefused) {
  EXPECT_EQ(
      settled({"--race", "summary", "--reduction", "sync"}),
      "--race summary misses races with --reduction sync; use --reduction escape, or --race access-sets "
      "or clocks");
  EXPECT_EQ(settled({"--race", "access-sets", "--reduction", "escape"}),
            "--race access-sets needs --reduction sync, not escape; leave --reduction out, or use --race "
            "summary or clocks");
  EXPECT_EQ(settled({"--race", "access-sets", "--search", "random-walk"}),
            "--race access-sets needs a complete search, and a random walk is not; use --race clocks");
  EXPECT_EQ(settled({"--race", "access-sets", "--max-depth", "9"}),
            "--race access-sets needs a complete search, and one with --max-depth is not; use --race clocks");
  EXPECT_EQ(settled({"--search", "best-first", "--reduction", "sync"}),
            "--search best-first follows plain accesses, which --reduction sync hides; use escape or leave "
            "--reduction out");
  EXPECT_EQ(settled({"--search", "best-first", "--race", "clocks"}),
            "--search best-first goes with --race summary, not with clocks; leave --race out");
  EXPECT_EQ(settled({"--search", "best-first", "--race", "none"}),
            "--search best-first looks for races first; use another search or let it detect them");
  EXPECT_EQ(settled({"--heuristic", "WF"}),
            "--heuristic is for --search best-first; add that or leave --heuristic out");
  EXPECT_EQ(settled({"--race", "none", "--benign", "x"}),
            "--benign silences races, but none are looked for; leave one of them out");
  EXPECT_EQ(settled({"--race", "clocks", "--properties", "deadlock"}),
            "--race detects races; add race to --properties or leave --race out");
}

TEST(Races, OutcomesLooksForNone) {
  const Result<CommandLine> line = parse_command_line({"outcomes", "X.java"}, "1");
  ASSERT_TRUE(line.ok());
  EXPECT_EQ(line.value().options.race, "none");
  EXPECT_EQ(line.value().options.reduction, "escape");
  EXPECT_FALSE(parse_command_line({"outcomes", "X.java", "--reduction", "sync"}, "1").ok());
  EXPECT_FALSE(parse_command_line({"outcomes", "X.java", "--race", "clocks"}, "1").ok());
}

}  // namespace
}  // namespace heddle::cli
