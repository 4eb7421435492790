#include "native/library/fortran_format.h"

#include <gtest/gtest.h>

namespace heddle::native::fortran {
namespace {

Item integer(std::int64_t value) {
  return {.kind = Item::Kind::Integer, .bytes = 4, .integer = value, .text = {}};
}
Item real(double value, std::uint8_t bytes = 8) {
  return {.kind = Item::Kind::Real, .bytes = bytes, .real = value, .text = {}};
}
Item text(std::string value) {
  return {.kind = Item::Kind::Character, .bytes = 1, .text = std::move(value)};
}
std::string with(std::string_view format, const std::vector<Item>& items) {
  const Formatted made = format_with(format, items);
  return made.error.empty() ? made.text : "error: " + made.error;
}

TEST(FortranFormat, ListDirected) {
  EXPECT_EQ(format_list({integer(1), integer(-2)}).text, " 1 -2");
  EXPECT_EQ(format_list({text("a"), text("b"), integer(3), text("c")}).text, " ab 3 c");
  EXPECT_EQ(format_list({real(1.5), real(0.5), real(100000, 4)}).text, " 1.5 .5 100000.");
  EXPECT_EQ(format_list({real(1e20), real(0)}).text, " 1.E+20 0.");
  EXPECT_EQ(format_list({}).text, "");
}

TEST(FortranFormat, IntegersAndTexts) {
  EXPECT_EQ(with("('a=',i3)", {integer(5)}), "a=  5");
  EXPECT_EQ(with("(i2)", {integer(123)}), "**");
  EXPECT_EQ(with("(i5.3,1x,i0)", {integer(7), integer(-8)}), "  007 -8");
  EXPECT_EQ(with("(a,a3,a1)", {text("x"), text("y"), text("zw")}), "x  yz");
  EXPECT_EQ(with("(z4)", {integer(255)}), "  FF");
}

TEST(FortranFormat, Reals) {
  EXPECT_EQ(with("(f6.2)", {real(3.14159)}), "  3.14");
  EXPECT_EQ(with("(f0.2)", {real(0.5)}), ".50");
  EXPECT_EQ(with("(e12.4)", {real(1234.5)}), "  0.1234E+04");
  EXPECT_EQ(with("(es10.3)", {real(1234.5)}), " 1.234E+03");
  EXPECT_EQ(with("(f3.1)", {real(123.4)}), "***");
}

// 13.4: the format begins again at the last group, in a new record.
TEST(FortranFormat, Reversion) {
  EXPECT_EQ(with("(i1)", {integer(1), integer(2)}), "1\n2");
  EXPECT_EQ(with("(2(i1,','))", {integer(1), integer(2)}), "1,2,");
  EXPECT_EQ(with("('x',(i1))", {integer(1), integer(2)}), "x1\n2");
  EXPECT_EQ(with("(i1,:,'-')", {integer(1)}), "1");
}

TEST(FortranFormat, MovesAndRecords) {
  EXPECT_EQ(with("(i1,t5,i1)", {integer(1), integer(2)}), "1   2");
  EXPECT_EQ(with("(i1/i1)", {integer(1), integer(2)}), "1\n2");
}

TEST(FortranFormat, MistakesEnd) {
  EXPECT_EQ(with("(f5.1)", {integer(1)}), "error: the edit descriptor F for an item of another type");
  EXPECT_NE(format_with("()", {integer(1)}).error, "");
  EXPECT_NE(format_with("i3", {integer(1)}).error, "");
  EXPECT_NE(format_with("(i3", {integer(1)}).error, "");
  EXPECT_NE(format_with("(q3)", {integer(1)}).error, "");
}

TEST(FortranFormat, InputDescriptors) {
  std::string error;
  EXPECT_EQ(nth_edit("(i3,2x,f5.2)", 0, error).width, 3);
  const Edit second = nth_edit("(i3,2x,f5.2)", 1, error);
  EXPECT_EQ(second.letter, 'F');
  EXPECT_EQ(second.skip, 2u);
  EXPECT_EQ(error, "");
}

}  // namespace
}  // namespace heddle::native::fortran
