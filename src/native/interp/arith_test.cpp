#include "native/interp/arith.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

namespace heddle::native {
namespace {

// The reference: bits one at a time, or 128-bit integers and a range.
Int128 signed_value(std::uint64_t a, std::uint32_t bits) {
  return (a >> (bits - 1)) & 1 ? Int128{a} - (Int128{1} << bits) : Int128{a};
}
std::uint64_t wrap(Int128 value, std::uint32_t bits) {
  return static_cast<std::uint64_t>(static_cast<UInt128>(value) & ((UInt128{1} << bits) - 1));
}
std::string bits_of(std::uint64_t a, std::uint32_t bits) {  // highest first
  std::string result;
  for (std::uint32_t i = bits; i-- > 0;) result += (a >> i) & 1 ? '1' : '0';
  return result;
}
std::uint64_t number(const std::string& digits) {
  std::uint64_t result = 0;
  for (const char c : digits) result = result * 2 + (c == '1');
  return result;
}

class ArithTest : public testing::Test {
 protected:
  std::uint32_t bits() const { return bits_; }
  std::uint64_t any() {
    switch (random_() % 8) {
      case 0: return wrap(static_cast<Int128>(random_() % 3), bits());
      case 1: return wrap(-static_cast<Int128>(random_() % 3), bits());
      case 2: return wrap(Int128{1} << (bits() - 1), bits());
      case 3: return wrap((Int128{1} << (bits() - 1)) - 1, bits());
      default: return wrap(static_cast<Int128>(random_() >> random_() % 64), bits());
    }
  }
  std::uint64_t run(Intrinsic f, std::uint64_t a, std::uint64_t b = 0, std::uint64_t c = 0) const {
    std::uint64_t d[2] = {};
    EXPECT_TRUE(int_intrinsic(f, bits(), a, b, c, d));
    return d[0];
  }
  void expect_in_range(Intrinsic overflow, Intrinsic saturating, std::uint64_t a, std::uint64_t b,
                       Int128 exact, Int128 low, Int128 high) const {
    std::uint64_t d[2] = {};
    EXPECT_TRUE(int_intrinsic(overflow, bits(), a, b, 0, d));
    EXPECT_EQ(d[0], wrap(exact, bits()));
    EXPECT_EQ(d[1], exact < low || exact > high);
    if (saturating == overflow) return;
    EXPECT_EQ(run(saturating, a, b), wrap(std::clamp(exact, low, high), bits()));
  }
  std::uint32_t bits_ = 64;
  std::mt19937_64 random_{3};
};

TEST_F(ArithTest, Basics) {
  for (bits_ = 1; bits_ <= 64; ++bits_) {
    SCOPED_TRACE(bits_);
    EXPECT_EQ(mask(bits()), number(std::string(bits(), '1')));
    EXPECT_EQ(least(bits()), number("1" + std::string(bits() - 1, '0')));
    for (int i = 0; i < 200; ++i) {
      const std::uint64_t a = any(), b = any();
      const Int128 x = signed_value(a, bits()), y = signed_value(b, bits());
      EXPECT_EQ(Int128{sign_extend(a, bits())}, x);
      const bool overflows = x == -(Int128{1} << (bits() - 1)) && y == -1;
      EXPECT_EQ(can_divide(b), y != 0);
      EXPECT_EQ(can_divide_signed(a, b, bits()), y != 0 && !overflows);
      if (y == 0 || overflows) continue;
      EXPECT_EQ(divide_signed(a, b, bits()), wrap(x / y, bits()));
      EXPECT_EQ(remainder_signed(a, b, bits()), wrap(x % y, bits()));
    }
  }
}

TEST_F(ArithTest, Shifts) {
  for (bits_ = 1; bits_ <= 64; ++bits_) {
    SCOPED_TRACE(bits_);
    for (int i = 0; i < 200; ++i) {
      const std::uint64_t a = any(), by = i % 10 == 0 ? random_() : random_() % (bits() + 4);
      const std::string digits = bits_of(a, bits());
      const std::size_t n = static_cast<std::size_t>(std::min<std::uint64_t>(by, bits()));
      EXPECT_EQ(shift_left(a, by, bits()), number(digits.substr(n) + std::string(n, '0')));
      EXPECT_EQ(shift_right(a, by), number(std::string(n, '0') + digits.substr(0, bits() - n)));
      EXPECT_EQ(shift_right_signed(a, by, bits()),
                number(std::string(n, digits[0]) + digits.substr(0, bits() - n)));
      const std::uint64_t b = any();
      const std::string both = digits + bits_of(b, bits());
      const std::size_t turned = by % bits();
      EXPECT_EQ(run(Intrinsic::FunnelShl, a, b, by), number(both.substr(turned, bits())));
      EXPECT_EQ(run(Intrinsic::FunnelShr, a, b, by), number(both.substr(bits() - turned, bits())));
    }
  }
}

TEST_F(ArithTest, Bits) {
  for (bits_ = 1; bits_ <= 64; ++bits_) {
    SCOPED_TRACE(bits_);
    for (int i = 0; i < 200; ++i) {
      const std::uint64_t a = any();
      std::string digits = bits_of(a, bits());
      const auto first = std::min<std::size_t>(digits.find('1'), bits());
      EXPECT_EQ(run(Intrinsic::PopCount, a),
                static_cast<std::uint64_t>(std::count(digits.begin(), digits.end(), '1')));
      EXPECT_EQ(run(Intrinsic::LeadingZeros, a), first);
      EXPECT_EQ(run(Intrinsic::TrailingZeros, a), first == bits() ? bits() : bits() - 1 - digits.rfind('1'));
      if (bits() % 8 == 0) {
        std::string swapped;
        for (std::size_t at = bits(); at > 0; at -= 8) swapped += digits.substr(at - 8, 8);
        EXPECT_EQ(run(Intrinsic::ByteSwap, a), number(swapped));
      }
      std::reverse(digits.begin(), digits.end());
      EXPECT_EQ(run(Intrinsic::BitReverse, a), number(digits));
    }
  }
}

TEST_F(ArithTest, OrderAndOverflow) {
  for (bits_ = 1; bits_ <= 64; ++bits_) {
    SCOPED_TRACE(bits_);
    const Int128 low = -(Int128{1} << (bits() - 1)), high = -low - 1, all = (Int128{1} << bits()) - 1;
    for (int i = 0; i < 200; ++i) {
      const std::uint64_t a = any(), b = any();
      const Int128 x = signed_value(a, bits()), y = signed_value(b, bits());
      EXPECT_EQ(run(Intrinsic::Abs, a), wrap(x < 0 ? -x : x, bits()));
      EXPECT_EQ(run(Intrinsic::SMin, a, b), wrap(std::min(x, y), bits()));
      EXPECT_EQ(run(Intrinsic::SMax, a, b), wrap(std::max(x, y), bits()));
      EXPECT_EQ(run(Intrinsic::UMin, a, b), std::min(a, b));
      EXPECT_EQ(run(Intrinsic::UMax, a, b), std::max(a, b));
      EXPECT_EQ(run(Intrinsic::SCompare, a, b), x < y ? 0xffu : x > y ? 1u : 0u);
      EXPECT_EQ(run(Intrinsic::UCompare, a, b), a < b ? 0xffu : a > b ? 1u : 0u);
      expect_in_range(Intrinsic::SAddOverflow, Intrinsic::SAddSat, a, b, x + y, low, high);
      expect_in_range(Intrinsic::SSubOverflow, Intrinsic::SSubSat, a, b, x - y, low, high);
      expect_in_range(Intrinsic::SMulOverflow, Intrinsic::SMulOverflow, a, b, x * y, low, high);
      expect_in_range(Intrinsic::UAddOverflow, Intrinsic::UAddSat, a, b, Int128{a} + b, 0, all);
      expect_in_range(Intrinsic::USubOverflow, Intrinsic::USubSat, a, b, Int128{a} - b, 0, all);
      std::uint64_t d[2] = {};
      EXPECT_TRUE(int_intrinsic(Intrinsic::UMulOverflow, bits(), a, b, 0, d));
      EXPECT_EQ(d[0], static_cast<std::uint64_t>(UInt128{a} * b & static_cast<UInt128>(all)));
      EXPECT_EQ(d[1], UInt128{a} * b > static_cast<UInt128>(all));
      const std::uint64_t by = random_() % bits();
      const Int128 power = Int128{1} << by;
      EXPECT_EQ(run(Intrinsic::SShlSat, a, by), wrap(std::clamp(x * power, low, high), bits()));
      EXPECT_EQ(run(Intrinsic::UShlSat, a, by),
                static_cast<std::uint64_t>(std::min(UInt128{a} << by, static_cast<UInt128>(all))));
    }
  }
}

TEST(Arith, AtomicUpdates) {
  EXPECT_EQ(update(UpdateOp::Exchange, 4, 1, 2), 2u);
  EXPECT_EQ(update(UpdateOp::Add, 1, 0xff, 2), 1u);
  EXPECT_EQ(update(UpdateOp::Sub, 4, 0, 1), 0xffff'ffffu);
  EXPECT_EQ(update(UpdateOp::And, 2, 0xff0f, 0x0fff), 0x0f0fu);
  EXPECT_EQ(update(UpdateOp::Nand, 1, 0x0f, 0x3c), 0xf3u);
  EXPECT_EQ(update(UpdateOp::Or, 8, 1, 2), 3u);
  EXPECT_EQ(update(UpdateOp::Xor, 8, 3, 2), 1u);
  EXPECT_EQ(update(UpdateOp::Max, 4, 0xffff'ffff, 1), 1u);
  EXPECT_EQ(update(UpdateOp::Min, 4, 0xffff'ffff, 1), 0xffff'ffffu);
  EXPECT_EQ(update(UpdateOp::UMax, 4, 0xffff'ffff, 1), 0xffff'ffffu);
  EXPECT_EQ(update(UpdateOp::UMin, 4, 0xffff'ffff, 1), 1u);
  EXPECT_EQ(update(UpdateOp::UIncWrap, 1, 5, 5), 0u);
  EXPECT_EQ(update(UpdateOp::UIncWrap, 1, 4, 5), 5u);
  EXPECT_EQ(update(UpdateOp::UDecWrap, 1, 0, 5), 5u);
  EXPECT_EQ(update(UpdateOp::UDecWrap, 1, 6, 5), 5u);
  EXPECT_EQ(update(UpdateOp::UDecWrap, 1, 3, 5), 2u);
  const auto d = [](double v) { return std::bit_cast<std::uint64_t>(v); };
  const auto f = [](float v) { return std::uint64_t{std::bit_cast<std::uint32_t>(v)}; };
  EXPECT_EQ(update(UpdateOp::FAdd, 8, d(0.1), d(0.2)), d(0.1 + 0.2));
  EXPECT_EQ(update(UpdateOp::FSub, 4, f(1), f(0.25f)), f(0.75f));
  EXPECT_EQ(update(UpdateOp::FMax, 4, f(1), f(2)), f(2));
  EXPECT_EQ(update(UpdateOp::FMin, 8, d(1), d(2)), d(1));
  EXPECT_EQ(update(UpdateOp::FMin, 8, d(__builtin_nan("")), d(2)), d(2));
  EXPECT_EQ(update(UpdateOp::FMax, 8, d(2), d(__builtin_nan(""))), d(2));
  EXPECT_FALSE(can_update(UpdateOp::FAdd, 2));
  EXPECT_TRUE(can_update(UpdateOp::UIncWrap, 2));

  const std::uint64_t old[2] = {~std::uint64_t{0}, 0}, one[2] = {1, 0},
                      minus_one[2] = {~std::uint64_t{0}, ~std::uint64_t{0}};
  std::uint64_t result[2];
  update16(UpdateOp::Add, result, old, one);
  EXPECT_EQ(result[0], 0u);
  EXPECT_EQ(result[1], 1u);
  update16(UpdateOp::Max, result, one, minus_one);
  EXPECT_EQ(result[0], 1u);
  EXPECT_EQ(result[1], 0u);
  update16(UpdateOp::UMax, result, one, minus_one);
  EXPECT_EQ(result[1], ~std::uint64_t{0});
}

}  // namespace
}  // namespace heddle::native
