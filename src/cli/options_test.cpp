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
  EXPECT_EQ(options.properties.size(), 4u);
}

TEST(Options, EveryNameIsUsedOnce) {
  std::set<std::string> names;
  for (const OptionRow& row : option_table()) EXPECT_TRUE(names.insert(row.name()).second) << row.name();
}

TEST(Options, Durations) {
  EXPECT_DOUBLE_EQ(*parse_duration("500ms"), 0.5);
  EXPECT_DOUBLE_EQ(*parse_duration("10s"), 10);
  EXPECT_DOUBLE_EQ(*parse_duration("1.5m"), 90);
  EXPECT_DOUBLE_EQ(*parse_duration("2h"), 7200);
  EXPECT_DOUBLE_EQ(*parse_duration("0"), 0);
  for (const char* wrong : {"", "10", "s", "10x", "-3s", "1e400s", "nans", "10 s"}) {
    EXPECT_FALSE(parse_duration(wrong).ok()) << wrong;
  }
  EXPECT_EQ(parse_duration("10").error().message, "needs a unit: write 10s, 10m or 10h");
}

TEST(Options, Sizes) {
  EXPECT_EQ(*parse_size("1024"), 1024u);
  EXPECT_EQ(*parse_size("4G"), 4ull << 30);
  EXPECT_EQ(*parse_size("500m"), 500ull << 20);
  EXPECT_EQ(*parse_size("1.5GiB"), 3ull << 29);
  EXPECT_EQ(*parse_size("2KB"), 2048u);
  for (const char* wrong : {"", "G", "4X", "-1G", "4GG", "99999999999999T"}) {
    EXPECT_FALSE(parse_size(wrong).ok()) << wrong;
  }
}

TEST(Options, ShownAsTheyAreWritten) {
  EXPECT_EQ(show_duration(0.5), "500ms");
  EXPECT_EQ(show_duration(10), "10s");
  EXPECT_EQ(show_duration(600), "10m");
  EXPECT_EQ(show_duration(7200), "2h");
  EXPECT_EQ(show_size(4ull << 30), "4G");
  EXPECT_EQ(show_size(1000), "1000");
}

TEST(Options, Closest) {
  EXPECT_EQ(closest("--serach", {"--search", "--seed"}), "--search");
  EXPECT_EQ(closest("bsf", {"dfs", "bfs"}), "bfs");
  EXPECT_EQ(closest("nonsense", {"dfs", "bfs"}), "");
}

TEST(Options, EffectiveOptionsNameWhatChangesTheAnswer) {
  Options options = default_options();
  options.time = 600;
  const std::map<std::string, std::string> shown = effective(options);
  EXPECT_EQ(shown.at("search"), "dfs");
  EXPECT_EQ(shown.at("time"), "10m");
  EXPECT_EQ(shown.at("properties"), "deadlock,assertion,exception,livelock");
  EXPECT_FALSE(shown.contains("trace"));
  EXPECT_FALSE(shown.contains("max-states"));
}

}  // namespace
}  // namespace heddle::cli
