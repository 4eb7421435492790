#include "report/printable.h"

#include <gtest/gtest.h>

namespace heddle::report {
namespace {

TEST(Printable, NothingReachesTheTerminalUnseen) {
  EXPECT_EQ(printable("plain \xC3\xA9 text"), "plain \xC3\xA9 text");
  EXPECT_EQ(printable("a\tb\nc\rd"), "a b\\nc\\rd");
  EXPECT_EQ(printable("\x1b[31mred\x07"), "\\x1b[31mred\\x07");
  EXPECT_EQ(printable("\xC2\x9B"), "\\x9b");                // C1: a terminal may take it for ESC [
  EXPECT_EQ(printable("\xE2\x80\xAE"), "\\u202e");          // right-to-left override
  EXPECT_EQ(printable("\xFF\xC0\xAF"), "\\xff\\xc0\\xaf");  // invalid and overlong
  EXPECT_EQ(printable("\xED\xA0\x80"), "\\xed\\xa0\\x80");  // a surrogate
  EXPECT_EQ(printable("cut \xE2\x82"), "cut \\xe2\\x82");
}

// As XML 1.0 has it: what a document may consist of, behind a line's end.
bool xml_has(char32_t c) {
  return c == '\n' || (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) ||
         (c >= 0x10000 && c <= 0x10FFFF);
}

std::string encoded(char32_t c) {
  const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
  if (c < 0x80) return {byte(c)};
  if (c < 0x800) return {byte(0xC0 | c >> 6), byte(0x80 | (c & 0x3F))};
  if (c < 0x10000) return {byte(0xE0 | c >> 12), byte(0x80 | (c >> 6 & 0x3F)), byte(0x80 | (c & 0x3F))};
  return {byte(0xF0 | c >> 18), byte(0x80 | (c >> 12 & 0x3F)), byte(0x80 | (c >> 6 & 0x3F)),
          byte(0x80 | (c & 0x3F))};
}

TEST(Printable, WhatIsLeftCanStandInXml) {
  std::size_t unchanged = 0;
  for (char32_t c = 0; c <= 0x10FFFF; ++c) {
    const std::string text = encoded(c);
    const std::string shown = printable(text);
    if (shown == text) {
      ++unchanged;
      ASSERT_TRUE(xml_has(c)) << static_cast<unsigned>(c);
    } else {
      for (const char one : shown) ASSERT_TRUE(one >= ' ' && one <= '~') << static_cast<unsigned>(c);
    }
  }
  EXPECT_GT(unchanged, 800'000u);
  EXPECT_EQ(printable("\xEF\xBF\xBE\xEF\xBF\xBF"), "\\ufffe\\uffff");
}

TEST(Printable, Lines) {
  EXPECT_EQ(printable_lines("a\r\nb\n"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(printable_lines("a\n\nb"), (std::vector<std::string>{"a", "", "b"}));
  EXPECT_TRUE(printable_lines("").empty());
}

TEST(Printable, Widths) {
  EXPECT_EQ(display_width("abc"), 3u);
  EXPECT_EQ(display_width("\xE2\x94\x82"), 1u);  // │
  EXPECT_EQ(display_width("\xE6\xBC\xA2"), 2u);  // a wide character
  EXPECT_EQ(display_width("e\xCC\x81"), 1u);     // e with a combining accent
  EXPECT_EQ(shorten("abcdef", 4, "\xE2\x80\xA6"), "abc\xE2\x80\xA6");
  EXPECT_EQ(shorten("abc", 4, "..."), "abc");
  EXPECT_EQ(padded("ab", 4), "ab  ");
}

TEST(Printable, Wrapping) {
  EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("abcdefgh", 3), (std::vector<std::string>{"abc", "def", "gh"}));
  EXPECT_EQ(wrapped("", 3), (std::vector<std::string>{""}));
}

TEST(Printable, Amounts) {
  EXPECT_EQ(count(1, "state", "states"), "1 state");
  EXPECT_EQ(count(0, "state", "states"), "0 states");
  EXPECT_EQ(seconds(0.1264), "0.126 s");
  EXPECT_EQ(seconds(75.25), "75.2 s");
  EXPECT_EQ(megabytes(3'400'000), "3.4 MB");
  EXPECT_EQ(megabytes(41'000'000), "41 MB");
}

}  // namespace
}  // namespace heddle::report
