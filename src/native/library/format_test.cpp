// The host's snprintf is the specification: random formats and values, and what they should give.
#include "native/library/format.h"

#include <gtest/gtest.h>

#include <bit>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>
#include <stdexcept>

namespace heddle::native {
namespace {

class HostMemory final : public FormatContext {
 public:
  std::string_view c_string(Ptr p) override { return std::bit_cast<const char*>(p); }
  std::string_view c_string(Ptr p, std::uint64_t at_most) override {
    return {std::bit_cast<const char*>(p), strnlen(std::bit_cast<const char*>(p), at_most)};
  }
  std::u32string wide_string(Ptr p, std::uint64_t at_most) override {
    std::u32string text = std::bit_cast<const char32_t*>(p);
    return text.substr(0, at_most);
  }
  std::string error_text() override { return "Success"; }
  void unsupported(const std::string& what) override { throw std::runtime_error(what); }
};

class ValueList final : public Arguments {
 public:
  explicit ValueList(std::vector<std::uint64_t> words, std::vector<long double> reals = {})
      : words_(std::move(words)), reals_(std::move(reals)) {}
  std::uint64_t word() override { return words_.at(word_++); }
  double real() override { return static_cast<double>(reals_.at(real_++)); }
  long double long_real() override { return reals_.at(real_++); }

 private:
  std::vector<std::uint64_t> words_;
  std::vector<long double> reals_;
  std::size_t word_ = 0, real_ = 0;
};

std::string ours(const std::string& text, ValueList values) {
  HostMemory memory;
  return format(text, values, memory).text;
}
template <typename... T>
std::string hosts(const std::string& text, T... values) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#pragma GCC diagnostic ignored "-Wformat-security"
  std::string out(std::snprintf(nullptr, 0, text.c_str(), values...), '\0');
  std::snprintf(out.data(), out.size() + 1, text.c_str(), values...);
#pragma GCC diagnostic pop
  return out;
}
Ptr address(const void* p) {
  return std::bit_cast<Ptr>(p);
}

class Formats : public ::testing::Test {
 protected:
  int pick(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  // "%", flags, width, precision: everything before the length.
  std::string opening(bool precision = true) {
    std::string spec = "%";
    for (const char flag : {'-', '+', ' ', '#', '0', '\''})
      if (pick(4) == 0) spec += flag;
    if (pick(2) == 0) spec += std::to_string(pick(80) + 1);
    if (precision && pick(2) == 0) spec += "." + (pick(5) == 0 ? "" : std::to_string(pick(50)));
    return spec;
  }
  std::uint64_t integer() {
    switch (pick(5)) {
      case 0: return 0;
      case 1: return ~std::uint64_t{0};
      case 2: return std::uint64_t{1} << pick(64);
      default: return random_() >> pick(64);
    }
  }
  long double real() {
    switch (pick(8)) {
      case 0: return 0.0L;
      case 1: return -0.0L;
      case 2: return INFINITY;
      case 3: return -NAN;
      case 4: return pick(100) / 8.0L;
      default:
        return std::ldexp(static_cast<long double>(static_cast<std::int64_t>(random_())), pick(200) - 140);
    }
  }
  std::mt19937_64 random_{7};
};

TEST_F(Formats, integers) {
  for (int i = 0; i < 20'000; ++i) {
    const std::string start = "<" + opening();
    const std::string conversion = std::string(1, "diuoxX"[pick(6)]) + ">";
    const std::uint64_t v = integer();
    EXPECT_EQ(ours(start + conversion, ValueList({v})), hosts(start + conversion, static_cast<int>(v)));
    EXPECT_EQ(ours(start + "hh" + conversion, ValueList({v})),
              hosts(start + "hh" + conversion, static_cast<int>(v)));
    EXPECT_EQ(ours(start + "h" + conversion, ValueList({v})),
              hosts(start + "h" + conversion, static_cast<int>(v)));
    for (const char* length : {"l", "ll", "j", "z", "t"})
      EXPECT_EQ(ours(start + length + conversion, ValueList({v})), hosts(start + length + conversion, v));
  }
}

TEST_F(Formats, reals) {
  for (int i = 0; i < 20'000; ++i) {
    const std::string start = opening();
    const std::string conversion(1, "aAeEfFgG"[pick(8)]);
    const long double v = real();
    EXPECT_EQ(ours(start + conversion, ValueList({}, {static_cast<double>(v)})),
              hosts(start + conversion, static_cast<double>(v)));
    EXPECT_EQ(ours(start + "L" + conversion, ValueList({}, {v})), hosts(start + "L" + conversion, v));
  }
}

TEST_F(Formats, strings_characters_and_pointers) {
  const char* texts[] = {"", "a", "hello",
                         "a text of more than sixty-four characters: one two three four five six seven"};
  for (int i = 0; i < 5'000; ++i) {
    const char* s = texts[pick(4)];
    const std::string spec = opening() + "s";
    EXPECT_EQ(ours(spec, ValueList({address(s)})), hosts(spec, s)) << spec;
    const std::string null = opening() + "s";
    EXPECT_EQ(ours(null, ValueList({0})), hosts(null, static_cast<const char*>(nullptr))) << null;
    const std::string character = opening() + "c";
    const int c = 32 + pick(90);
    EXPECT_EQ(ours(character, ValueList({static_cast<std::uint64_t>(c)})), hosts(character, c)) << character;
    const std::string pointer = opening() + "p";
    const std::uint64_t p = integer();
    EXPECT_EQ(ours(pointer, ValueList({p})), hosts(pointer, std::bit_cast<void*>(p))) << pointer;
  }
  EXPECT_EQ(ours("%ls|%lc|%.2S", ValueList({address(U"wide"), 'x', address(U"abc")})), "wide|x|ab");
  EXPECT_EQ(ours("%c%c", ValueList({0, 'a'})), std::string("\0a", 2));
}

TEST_F(Formats, width_and_precision_from_arguments) {
  for (int i = 0; i < 5'000; ++i) {
    const int width = pick(60) - 30, precision = pick(40) - 10, value = static_cast<int>(integer());
    const auto word = [](int n) { return static_cast<std::uint64_t>(static_cast<std::uint32_t>(n)); };
    EXPECT_EQ(ours("[%*.*d]", ValueList({word(width), word(precision), word(value)})),
              hosts("[%*.*d]", width, precision, value));
    EXPECT_EQ(ours("[%0*.*f]", ValueList({word(width), word(precision)}, {value / 7.0})),
              hosts("[%0*.*f]", width, precision, value / 7.0));
  }
}

TEST_F(Formats, positions) {
  EXPECT_EQ(ours("%2$s=%1$d %1$05d", ValueList({42, address("x")})), "x=42 00042");
  EXPECT_EQ(ours("%3$*1$.*2$d|", ValueList({6, 3, 5})), "   005|");
  EXPECT_THROW(ours("%2$d", ValueList({1, 2})), std::runtime_error);
}

TEST_F(Formats, the_rest) {
  EXPECT_EQ(ours("100%% %5%|%m", ValueList({})), "100% %|Success");
  EXPECT_THROW(ours("%y", ValueList({1})), std::runtime_error);
  EXPECT_THROW(ours("a%", ValueList({1})), std::runtime_error);
  HostMemory memory;
  ValueList values({7, 1000, 8, 2000});
  const Formatted f = format("ab%dc%hn%d%ln", values, memory);
  ASSERT_EQ(f.counts.size(), 2u);
  EXPECT_EQ(f.counts[0].to, 1000u);
  EXPECT_EQ(f.counts[0].size, 2u);
  EXPECT_EQ(f.counts[0].value, 4u);
  EXPECT_EQ(f.counts[1].size, 8u);
  EXPECT_EQ(f.counts[1].value, 5u);
}

}  // namespace
}  // namespace heddle::native
