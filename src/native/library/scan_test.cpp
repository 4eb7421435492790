// The host's fscanf is the specification: random inputs, and what it stores, returns and leaves.
#include "native/library/scan.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdio>
#include <cstring>
#include <memory>
#include <random>

namespace heddle::native {
namespace {

constexpr std::size_t kAreas = 4, kAreaBytes = 64;
using Areas = std::array<std::array<char, kAreaBytes>, kAreas>;

class AreaAddresses final : public Arguments {
 public:
  std::uint64_t word() override { return next_++; }
  double real() override { return 0; }
  long double long_real() override { return 0; }

 private:
  std::uint64_t next_ = 0;
};

struct Outcome {
  int result = 0;
  std::size_t consumed = 0;
  bool met_end = false;
  Areas areas{};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome ours(const std::string& input, const std::string& format) {
  AreaAddresses addresses;
  const Scanned s = scan(input, format, addresses);
  EXPECT_EQ(s.unsupported, "");
  Outcome out{s.result, s.consumed, s.met_end, {}};
  for (const Scanned::Store& store : s.stores)
    std::memcpy(out.areas[store.to].data(), store.bytes.data(), store.bytes.size());
  return out;
}

Outcome hosts(std::string input, const std::string& format) {
  Outcome out;
  Areas& a = out.areas;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(fmemopen(input.data(), input.size(), "r"),
                                                       std::fclose);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  out.result = std::fscanf(file.get(), format.c_str(), a[0].data(), a[1].data(), a[2].data(), a[3].data());
#pragma GCC diagnostic pop
  out.consumed = std::ftell(file.get());
  out.met_end = std::feof(file.get()) != 0;
  return out;
}

TEST(Scan, random_inputs) {
  std::mt19937 random(11);
  const auto pick = [&](int n) { return std::uniform_int_distribution<int>(0, n - 1)(random); };
  const char* pieces[] = {"12",
                          "-7",
                          "+",
                          "-",
                          "0x",
                          "0x1F",
                          "0",
                          "077",
                          "1e5",
                          "1e",
                          "1.5e+3",
                          ".5",
                          ".",
                          "1.5.2",
                          "nan",
                          "inf",
                          "infinity",
                          "infi",
                          "nan(",
                          "nan(a1)",
                          "0x1.8p3",
                          "0x.p",
                          "abc",
                          "word",
                          "x",
                          ",",
                          ":",
                          "99999999999",
                          "123456789012345678901234567890",
                          "(nil)",
                          "%",
                          "]",
                          "^",
                          "\n",
                          " ",
                          "\t ",
                          "  "};
  const char* directives[] = {
      "%d",  "%i",  "%u",  "%o",  "%x",   "%hd", "%hhd",   "%ld",   "%lld",     "%3d",    "%2x", "%4i",
      "%f",  "%lf", "%Lf", "%5f", "%e",   "%a",  "%s",     "%3s",   "%c",       "%4c",    "%n",  "%p",
      "%*d", "%*s", "%%",  ",",   "word", " ",   "%[a-z]", "%[^,]", "%3[0-9x]", "%[]^a]", "%zu", "%*[0-9]"};
  for (int i = 0; i < 200'000; ++i) {
    std::string input, format;
    for (int n = pick(6) + 1; n > 0; --n) input += pieces[pick(std::size(pieces))];
    for (int n = pick(4) + 1; n > 0; --n) format += directives[pick(std::size(directives))];
    const Outcome a = ours(input, format), b = hosts(input, format);
    ASSERT_TRUE(a == b) << "scanf(\"" << format << "\") of \"" << input << "\": result " << a.result
                        << " and " << b.result << ", consumed " << a.consumed << " and " << b.consumed
                        << ", end " << a.met_end << " and " << b.met_end;
  }
}

TEST(Scan, what_it_cannot_do_is_said) {
  AreaAddresses addresses;
  EXPECT_NE(scan("1", "%1$d", addresses).unsupported, "");
  EXPECT_NE(scan("a", "%ls", addresses).unsupported, "");
  EXPECT_NE(scan("a", "%y", addresses).unsupported, "");
  EXPECT_NE(scan("0b11", "%i", addresses, Standard::C23).unsupported, "");
  EXPECT_EQ(scan("0b11", "%i", addresses).unsupported, "");
}

TEST(Scan, allocating_strings) {
  AreaAddresses addresses;
  const Scanned s = scan("ab cd", "%ms%4ms", addresses);
  ASSERT_EQ(s.stores.size(), 2u);
  EXPECT_TRUE(s.stores[1].allocate);
  EXPECT_EQ(s.stores[1].bytes, std::string("cd\0", 3));
}

}  // namespace
}  // namespace heddle::native
