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
  EXPECT_EQ(options.minimise, 5.0);
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

// The properties of `heddle check X.java --properties TEXT`, or the error.
std::string properties(const std::string& text, const std::vector<std::string>& more = {}) {
  std::vector<std::string> words = {"check", "X.java", "--properties", text};
  words.insert(words.end(), more.begin(), more.end());
  const Result<CommandLine> line = parse_command_line(words, "1");
  return line.ok() ? joined(line.value().options.properties, ",") : line.error().message;
}

TEST(Properties, AListIsTakenAsItIs) {
  EXPECT_EQ(properties("exit,deadlock"), "deadlock,exit");
}

TEST(Properties, ChangesAreOfTheDefault) {
  EXPECT_EQ(properties("+exit"), "race,deadlock,assertion,exception,memory,livelock,exit");
  EXPECT_EQ(properties("-livelock,-race"), "deadlock,assertion,exception,memory");
  EXPECT_EQ(properties("-exit"), "race,deadlock,assertion,exception,memory,livelock");
  EXPECT_EQ(properties("+exit,-exit"), "race,deadlock,assertion,exception,memory,livelock");
}

TEST(Properties, AMixtureOrAnUnknownWordIsRefused) {
  EXPECT_NE(properties("race,+exit").find("mixes a list with changes"), std::string::npos);
  EXPECT_NE(properties("+exits").find("did you mean exit?"), std::string::npos);
}

TEST(Properties, AChangeDecidesOnlyWhatItNames) {
  EXPECT_EQ(properties_decided_by("+exit,-race"), (std::set<std::string>{"exit", "race"}));
  EXPECT_TRUE(properties_decided_by("race").contains("exit"));
  // Races are not asked for by naming something else.
  EXPECT_EQ(properties("+exit", {"--memory", "opmm"}), "deadlock,assertion,exception,memory,livelock,exit");
  EXPECT_EQ(properties("+exit", {"--no-livelock"}), "race,deadlock,assertion,exception,memory,exit");
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

TEST(Search, IncompleteSearchesUseClocks) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--search", "pct"},
                                             {"--search", "pos"},
                                             {"--backtrack", "rb1"},
                                             {"--filter", "preemptions:2"},
                                             {"--filter", "delays:1..3", "--order", "random"}})
    EXPECT_EQ(settled(words), "clocks sync ") << words[1];
  EXPECT_EQ(settled({"--order", "random", "--restart", "luby:5s"}), "auto sync ");
  EXPECT_EQ(settled({"--search", "swarm"}), "auto sync ");  // each member as it needs
  EXPECT_EQ(settled({"--race", "access-sets", "--backtrack", "rb1"}),
            "--race access-sets needs a complete search, and one with --backtrack is not; use --race clocks");
  EXPECT_EQ(settled({"--race", "access-sets", "--filter", "delays:1"}),
            "--race access-sets needs a complete search, and one with --filter is not; use --race clocks");
}

TEST(Search, PoliciesAreCombined) {
  EXPECT_EQ(settled({"--order", "max-preemption", "--backtrack", "<I,pl,d,Lb,0.75,1.5>", "--filter",
                     "preemptions:10", "--restart", "fixed:30s", "--reopen", "--race", "none"}),
            "none escape ");
  const Result<CommandLine> line = parse_command_line({"check", "X.java", "--backtrack", "rb1"}, "1");
  EXPECT_EQ(line.value().options.backtrack, "<I:5-10-20-50-100,pl,d,Lb,0.75,1.5>");
}

TEST(Search, WhatMakesNoSenseIsRefused) {
  EXPECT_EQ(settled({"--search", "bfs", "--backtrack", "rb1"}),
            "--backtrack is for --search dfs, not for bfs; leave one of them out");
  EXPECT_EQ(settled({"--search", "pct", "--order", "random"}),
            "--order is for --search dfs, not for pct; leave one of them out");
  EXPECT_EQ(settled({"--search", "swarm", "--filter", "delays:2"}),
            "--filter is for --search dfs; a swarm chooses for itself, leave one of them out");
  EXPECT_EQ(
      settled({"--restart", "luby:5s"}),
      "--restart would do the same again and again; add --order random or --backtrack, or leave it out");
  EXPECT_EQ(settled({"--backtrack", "<1,2>"}),
            "--backtrack: a configuration has six parts, <thb,thm,thr,stg,rtb,rtc>; <1,2> has 2");
  EXPECT_EQ(settled({"--reopen"}),
            "--reopen is for --backtrack with a configuration; add one or leave --reopen out");
  EXPECT_EQ(settled({"--backtrack", "rb1", "--reopen", "--max-depth", "9"}),
            "--reopen and --max-depth both decide when a state is opened again; leave one of them out");
  EXPECT_EQ(settled({"--pct-depth", "2"}),
            "--pct-depth is for --search pct; add that or leave --pct-depth out");
  EXPECT_EQ(settled({"--search", "pos", "--match", "exact"}),
            "--search pos matches no states; leave --match out or use dfs or bfs");
  EXPECT_EQ(settled({"--jobs", "2"}),
            "--jobs 2 needs a search with random choices, one seed for each job, and this one has none; use "
            "--search swarm or leave --jobs out (a parallel complete search may come later)");
  EXPECT_EQ(settled({"--search", "swarm", "--all"}),
            "--search swarm stops at its first finding; leave --all out");
  EXPECT_EQ(settled({"--search", "pct", "--jobs", "2", "--max-states", "5"}),
            "--jobs 2 has no limit of states; use --time or leave --max-states out");
  EXPECT_EQ(settled({"--jobs", "1"}), "auto sync ");
  EXPECT_EQ(settled({"--search", "pct", "--pct-depth", "64"}), "clocks sync ");
  EXPECT_EQ(settled({"--search", "pct", "--pct-depth", "65"}), "--pct-depth 65 is too large; the most is 64");
  EXPECT_EQ(settled({"--search", "pct", "--jobs", "1024"}), "clocks sync ");
  EXPECT_EQ(settled({"--heap", "16G"}), "auto sync ");
  EXPECT_EQ(settled({"--heap", "17G"}), "--heap 17G is too large; the most is 16G");
  EXPECT_EQ(settled({"--search", "pct", "--jobs", "3"}), "clocks sync ");
}

TEST(Races, OutcomesLooksForNone) {
  const Result<CommandLine> line = parse_command_line({"outcomes", "X.java"}, "1");
  ASSERT_TRUE(line.ok());
  EXPECT_EQ(line.value().options.race, "none");
  EXPECT_EQ(line.value().options.reduction, "escape");
  EXPECT_FALSE(parse_command_line({"outcomes", "X.java", "--reduction", "sync"}, "1").ok());
  EXPECT_FALSE(parse_command_line({"outcomes", "X.java", "--race", "clocks"}, "1").ok());
}

TEST(MemoryModels, UnderOpmmRacesAreExecutedNotReported) {
  const Result<CommandLine> line = parse_command_line({"check", "X.java", "--memory", "opmm"}, "1");
  ASSERT_TRUE(line.ok());
  const Options& options = line.value().options;
  EXPECT_EQ(options.race + " " + options.reduction, "auto sync");  // they must be known all the same
  EXPECT_EQ(std::count(options.properties.begin(), options.properties.end(), "race"), 0);
  const Result<CommandLine> asked =
      parse_command_line({"check", "X.java", "--memory=opmm", "--properties", "race,assertion"}, "1");
  ASSERT_TRUE(asked.ok());
  EXPECT_EQ(
      std::count(asked.value().options.properties.begin(), asked.value().options.properties.end(), "race"),
      1);
}

TEST(MemoryModels, WhatWouldNotBeSoundIsRefused) {
  EXPECT_NE(settled({"--timeouts", "late", "--search", "dpor"}).find("may expire at any moment"),
            std::string::npos);
  EXPECT_NE(settled({"--memory", "opmm", "--search", "dpor"}).find("supposes that a read returns the newest"),
            std::string::npos);
  EXPECT_NE(settled({"--memory", "opmm", "--search", "best-first"}).find("supposes"), std::string::npos);
  EXPECT_NE(settled({"--memory", "opmm", "--reduction", "escape"}).find("is not sound with --memory opmm"),
            std::string::npos);
  EXPECT_NE(settled({"--memory", "opmm", "--race", "none"}).find("has to know which locations race"),
            std::string::npos);
  EXPECT_NE(settled({"--memory", "sc,opmm"}).find("check takes one memory model"), std::string::npos);
  EXPECT_NE(settled({"--tearing"}).find("is for --memory opmm"), std::string::npos);
  EXPECT_EQ(settled({"--memory", "opmm", "--search", "pct"}), "clocks sync ");
  EXPECT_EQ(settled({"--memory", "opmm", "--backtrack", "rb1"}), "clocks sync ");
}

}  // namespace
}  // namespace heddle::cli
