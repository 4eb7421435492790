#include "cli/values.h"

#include <gtest/gtest.h>

namespace heddle::cli {
namespace {

TEST(Values, Durations) {
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

TEST(Values, Sizes) {
  EXPECT_EQ(*parse_size("1024"), 1024u);
  EXPECT_EQ(*parse_size("4G"), 4ull << 30);
  EXPECT_EQ(*parse_size("500m"), 500ull << 20);
  EXPECT_EQ(*parse_size("1.5GiB"), 3ull << 29);
  EXPECT_EQ(*parse_size("2KB"), 2048u);
  for (const char* wrong : {"", "G", "4X", "-1G", "4GG", "99999999999999T"}) {
    EXPECT_FALSE(parse_size(wrong).ok()) << wrong;
  }
}

TEST(Values, ShownAsTheyAreWritten) {
  EXPECT_EQ(show_duration(0.5), "500ms");
  EXPECT_EQ(show_duration(10), "10s");
  EXPECT_EQ(show_duration(600), "10m");
  EXPECT_EQ(show_duration(7200), "2h");
  EXPECT_EQ(show_size(4ull << 30), "4G");
  EXPECT_EQ(show_size(1000), "1000");
}

TEST(Values, Closest) {
  EXPECT_EQ(closest("--serach", {"--search", "--seed"}), "--search");
  EXPECT_EQ(closest("bsf", {"dfs", "bfs"}), "bfs");
  EXPECT_EQ(closest("nonsense", {"dfs", "bfs"}), "");
}

using WordList = std::vector<std::string>;

TEST(Values, Ranges) {
  EXPECT_EQ(*parse_range("-8..7"), (ValueRange{-8, 7}));
  EXPECT_EQ(*parse_range("-9..-3"), (ValueRange{-9, -3}));
  EXPECT_EQ(*parse_range("5"), (ValueRange{5, 5}));
  EXPECT_EQ(*parse_range("9223372036854775807"), (ValueRange{INT64_MAX, INT64_MAX}));
  EXPECT_EQ(parse_range("7..-8").error().message, "needs its smaller end first: write -8..7, not '7..-8'");
  EXPECT_EQ(parse_range("-9223372036854775808..9223372036854775807").error().message,
            "-9223372036854775808..9223372036854775807 has too many values; 65536 are the most");
  EXPECT_TRUE(parse_range("0..65535").ok());
  EXPECT_FALSE(parse_range("0..65536").ok());
  for (const char* wrong :
       {"", "..", "1..", "..2", "1...2", "a..b", "1-2", "1..2..3", " 1..2", "9223372036854775808"}) {
    EXPECT_FALSE(parse_range(wrong).ok()) << wrong;
  }
  EXPECT_EQ(show_range({-8, 7}), "-8..7");
  EXPECT_EQ(show_range({3, 3}), "3");
}

TEST(Values, ArgumentRanges) {
  EXPECT_EQ(*parse_argument_range("1=0..3"), (ArgumentRange{1, {0, 3}}));
  EXPECT_EQ(*parse_argument_range("12=-1"), (ArgumentRange{12, {-1, -1}}));
  EXPECT_EQ(parse_argument_range("0=1..2").error().message,
            "0=1..2: arguments are counted from 1; 0 would be the program's name");
  EXPECT_EQ(parse_argument_range("1").error().message,
            "needs an argument and its values such as 1=0..3, not '1'");
  for (const char* wrong : {"", "=", "1=", "=1..2", "-1=1..2", "x=1..2", "1=a", "1=2..1"}) {
    EXPECT_FALSE(parse_argument_range(wrong).ok()) << wrong;
  }
  EXPECT_EQ(show_argument_range({2, {0, 3}}), "2=0..3");
}

TEST(Values, WordsAsAShellSplitsThem) {
  EXPECT_EQ(*split_shell_words(""), WordList{});
  EXPECT_EQ(*split_shell_words("  -O2\t-Wall \n"), (WordList{"-O2", "-Wall"}));
  EXPECT_EQ(*split_shell_words("-DS='a b' -D\"T=c d\" '' \"\""), (WordList{"-DS=a b", "-DT=c d", "", ""}));
  EXPECT_EQ(*split_shell_words(R"(-DS=\"x\" a\ b 'c\d' "e\f\"g\\")"),
            (WordList{R"(-DS="x")", "a b", R"(c\d)", R"(e\f"g\)"}));
  EXPECT_EQ(*split_shell_words("$HOME * ~"), (WordList{"$HOME", "*", "~"}));
  EXPECT_EQ(split_shell_words("-D'x").error().message, "has a ' that is never closed: -D'x");
  EXPECT_FALSE(split_shell_words("\"a'").ok());
}

}  // namespace
}  // namespace heddle::cli
