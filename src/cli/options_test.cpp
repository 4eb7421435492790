#include "cli/options.h"

#include <gtest/gtest.h>

namespace heddle::cli {
namespace {

TEST(Options, DefaultsComeFromTheTable) {
  const Options options = default_options();
  EXPECT_EQ(options.search, "dfs");
  EXPECT_EQ(options.reduction, "escape");
  EXPECT_EQ(options.match, "hash");
  EXPECT_EQ(options.seed, 1u);
  EXPECT_EQ(options.minimise, 10.0);
  EXPECT_FALSE(options.time.has_value());
  EXPECT_FALSE(options.all);
  EXPECT_EQ(options.properties.size(), 5u);
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
  EXPECT_EQ(shown.at("properties"), "deadlock,assertion,exception,memory,livelock");
  EXPECT_FALSE(shown.contains("trace"));
  EXPECT_FALSE(shown.contains("max-states"));
}

TEST(Options, EffectiveOptionsAreThoseOfTheMachine) {
  Options options = default_options();
  options.argument_ranges = {{1, {0, 3}}, {2, {5, 5}}};
  options.define = {"N=3"};
  EXPECT_FALSE(effective(options, kJava).contains("range"));
  EXPECT_FALSE(effective(options, kJava).contains("leaks"));
  const std::map<std::string, std::string> shown = effective(options, kNative);
  EXPECT_EQ(shown.at("range"), "-8..7");
  EXPECT_EQ(shown.at("arg"), "1=0..3 2=5");
  EXPECT_EQ(shown.at("leaks"), "false");
  EXPECT_FALSE(shown.contains("N=3"));
}

}  // namespace
}  // namespace heddle::cli
