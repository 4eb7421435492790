#include "native/interp/wide.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "native/interp/arith.h"

namespace heddle::native {
namespace {

using Value = std::vector<std::uint64_t>;
constexpr std::uint32_t kWidths[] = {65, 96, 100, 127, 128, 129, 200, 256, 1000};
constexpr int kRounds = 200;

class WideTest : public testing::Test {
 protected:
  std::uint32_t bits() const { return bits_; }
  std::size_t words() const { return words_of_bits(bits()); }
  Value cut(Value v) const {
    v.resize(words());
    if (bits() % 64 != 0) v.back() &= mask(bits() % 64);
    return v;
  }
  Value number(std::uint64_t n) const { return cut({n}); }
  Value ones() const { return cut(Value(words(), ~std::uint64_t{0})); }
  Value power(std::uint32_t exponent) const {
    Value v(words());
    v[exponent / 64] = std::uint64_t{1} << (exponent % 64);
    return v;
  }
  bool negative(const Value& v) const { return (v.back() >> ((bits() - 1) % 64)) & 1; }
  // Long and short numbers, and those around which things go wrong.
  Value any() {
    switch (random_() % 8) {
      case 0: return number(random_() % 3);
      case 1: return cut(sub(number(0), number(random_() % 4)));
      case 2: return power(bits() - 1);
      case 3: return sub(power(bits() - 1), number(1));
      default: break;
    }
    Value v(words());
    const std::size_t used = 1 + random_() % words();
    for (std::size_t i = 0; i < used; ++i) v[i] = random_();
    return cut(v);
  }
  Value run(WideOp op, const Value& a, const Value& b) const {
    Value d(words(), 0xdead);
    EXPECT_TRUE(wide(op, bits(), d.data(), a.data(), b.data()));
    EXPECT_EQ(d, cut(d));
    return d;
  }
  Value add(const Value& a, const Value& b) const { return run(WideOp::Add, a, b); }
  Value sub(const Value& a, const Value& b) const { return run(WideOp::Sub, a, b); }
  Value mul(const Value& a, const Value& b) const { return run(WideOp::Mul, a, b); }
  Value intrinsic(Intrinsic f, const Value& a, const Value& b = {}, const Value& c = {}) const {
    Value d(words() + 1);
    EXPECT_TRUE(wide_intrinsic(f, bits(), d.data(), a.data(), b.data(), c.data()));
    return d;
  }
  bool compare(IntPredicate p, const Value& a, const Value& b) const {
    return wide_compare(p, bits(), a.data(), b.data());
  }
  // 32-bit digits, as on paper: another way than the one under test.
  Value schoolbook(const Value& a, const Value& b) const {
    const auto digit = [](const Value& v, std::size_t i) {
      return (v[i / 2] >> (32 * (i % 2))) & 0xffff'ffff;
    };
    Value result(words());
    std::uint64_t carry_low = 0, carry_high = 0;  // of the column, 32 bits and the rest
    for (std::size_t column = 0; column < 2 * words(); ++column) {
      UInt128 sum = UInt128{carry_high} << 32 | carry_low;
      for (std::size_t i = 0; i <= column; ++i) sum += UInt128{digit(a, i)} * digit(b, column - i);
      result[column / 2] |= static_cast<std::uint64_t>(sum & 0xffff'ffff) << (32 * (column % 2));
      sum >>= 32;
      carry_low = static_cast<std::uint64_t>(sum & 0xffff'ffff),
      carry_high = static_cast<std::uint64_t>(sum >> 32);
    }
    return cut(result);
  }
  std::uint32_t bits_ = 64;
  std::mt19937_64 random_{7};
};

TEST_F(WideTest, RingLaws) {
  for (const std::uint32_t width : kWidths) {
    SCOPED_TRACE(bits_ = width);
    for (int i = 0; i < kRounds; ++i) {
      const Value a = any(), b = any(), c = any();
      EXPECT_EQ(mul(a, b), schoolbook(a, b));
      EXPECT_EQ(sub(add(a, b), b), a);
      EXPECT_EQ(add(a, b), add(b, a));
      EXPECT_EQ(mul(a, add(b, c)), add(mul(a, b), mul(a, c)));
      EXPECT_EQ(add(run(WideOp::Xor, a, ones()), number(1)), sub(number(0), a));
      EXPECT_EQ(add(run(WideOp::And, a, b), run(WideOp::Or, a, b)), add(a, b));
    }
  }
}

TEST_F(WideTest, Division) {
  for (const std::uint32_t width : kWidths) {
    SCOPED_TRACE(bits_ = width);
    for (int i = 0; i < kRounds; ++i) {
      const Value a = any(), b = any();
      Value d(words());
      if (b == number(0)) {
        for (const WideOp op : {WideOp::UDiv, WideOp::SDiv, WideOp::URem, WideOp::SRem}) {
          EXPECT_FALSE(wide(op, bits(), d.data(), a.data(), b.data()));
        }
        continue;
      }
      const Value q = run(WideOp::UDiv, a, b), r = run(WideOp::URem, a, b);
      EXPECT_EQ(add(mul(q, b), r), a);
      EXPECT_TRUE(compare(IntPredicate::Ult, r, b));
      EXPECT_EQ(intrinsic(Intrinsic::UMulOverflow, q, b).back(), 0u);
      if (a == power(bits() - 1) && b == ones()) {
        EXPECT_FALSE(wide(WideOp::SDiv, bits(), d.data(), a.data(), b.data()));
        EXPECT_FALSE(wide(WideOp::SRem, bits(), d.data(), a.data(), b.data()));
        continue;
      }
      const Value sq = run(WideOp::SDiv, a, b), sr = run(WideOp::SRem, a, b);
      EXPECT_EQ(add(mul(sq, b), sr), a);
      EXPECT_TRUE(sr == number(0) || negative(sr) == negative(a));
      const Value magnitude_b = cut(intrinsic(Intrinsic::Abs, b)),
                  magnitude_r = cut(intrinsic(Intrinsic::Abs, sr));
      EXPECT_TRUE(compare(IntPredicate::Ult, magnitude_r, magnitude_b));
    }
  }
}

TEST_F(WideTest, Shifts) {
  for (const std::uint32_t width : kWidths) {
    SCOPED_TRACE(bits_ = width);
    for (int i = 0; i < kRounds; ++i) {
      const Value a = any();
      const auto by = static_cast<std::uint32_t>(random_() % bits());
      EXPECT_EQ(run(WideOp::Shl, a, number(by)), mul(a, power(by)));
      EXPECT_EQ(run(WideOp::LShr, a, number(by)), run(WideOp::UDiv, a, power(by)));
      // Rounds toward minus infinity: not -x is -x - 1.
      const Value flipped = negative(a) ? run(WideOp::Xor, a, ones()) : a;
      const Value shifted = run(WideOp::LShr, flipped, number(by));
      EXPECT_EQ(run(WideOp::AShr, a, number(by)), negative(a) ? run(WideOp::Xor, shifted, ones()) : shifted);
    }
    for (const Value& far : {number(bits()), number(bits() + 1), power(bits() - 1), ones()}) {
      EXPECT_EQ(run(WideOp::Shl, ones(), far), number(0));
      EXPECT_EQ(run(WideOp::LShr, ones(), far), number(0));
      EXPECT_EQ(run(WideOp::AShr, ones(), far), ones());
      EXPECT_EQ(run(WideOp::AShr, number(5), far), number(0));
    }
  }
}

TEST_F(WideTest, Comparisons) {
  for (const std::uint32_t width : kWidths) {
    SCOPED_TRACE(bits_ = width);
    for (int i = 0; i < kRounds; ++i) {
      const Value a = any(), b = random_() % 4 == 0 ? a : any();
      const bool less = std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
      const bool signed_less = negative(a) != negative(b) ? negative(a) : less;
      EXPECT_EQ(compare(IntPredicate::Eq, a, b), a == b);
      EXPECT_EQ(compare(IntPredicate::Ne, a, b), a != b);
      EXPECT_EQ(compare(IntPredicate::Ult, a, b), less);
      EXPECT_EQ(compare(IntPredicate::Ugt, b, a), less);
      EXPECT_EQ(compare(IntPredicate::Uge, a, b), !less);
      EXPECT_EQ(compare(IntPredicate::Ule, b, a), !less);
      EXPECT_EQ(compare(IntPredicate::Slt, a, b), signed_less);
      EXPECT_EQ(compare(IntPredicate::Sgt, b, a), signed_less);
      EXPECT_EQ(compare(IntPredicate::Sge, a, b), !signed_less);
      EXPECT_EQ(compare(IntPredicate::Sle, b, a), !signed_less);
      EXPECT_EQ(intrinsic(Intrinsic::UCompare, a, b)[0], a == b ? 0u : less ? 0xffu : 1u);
      EXPECT_EQ(intrinsic(Intrinsic::SCompare, a, b)[0], a == b ? 0u : signed_less ? 0xffu : 1u);
      EXPECT_EQ(cut(intrinsic(Intrinsic::UMin, a, b)), less ? a : b);
      EXPECT_EQ(cut(intrinsic(Intrinsic::UMax, a, b)), less ? b : a);
      EXPECT_EQ(cut(intrinsic(Intrinsic::SMin, a, b)), signed_less ? a : b);
      EXPECT_EQ(cut(intrinsic(Intrinsic::SMax, a, b)), signed_less ? b : a);
    }
  }
}

TEST_F(WideTest, Casts) {
  for (const std::uint32_t width : kWidths) {
    SCOPED_TRACE(bits_ = width);
    for (int i = 0; i < kRounds; ++i) {
      const Value a = any();
      for (const std::uint32_t to : {1u, 7u, 64u, 65u, 128u, 130u, 1100u}) {
        for (const bool sign : {false, true}) {
          Value d(words_of_bits(to)), back(words());
          wide_cast(bits(), to, sign, d.data(), a.data());
          for (std::uint32_t bit = 0; bit < 64 * d.size(); ++bit) {
            const bool given = bit < bits() ? (a[bit / 64] >> (bit % 64)) & 1 : sign && negative(a);
            EXPECT_EQ((d[bit / 64] >> (bit % 64)) & 1, bit < to && given) << to << " bit " << bit;
          }
          if (to < bits()) continue;
          wide_cast(to, bits(), sign, back.data(), d.data());
          EXPECT_EQ(back, a);
        }
      }
    }
    Value d(words());
    const std::uint64_t minus_two = 6;  // of 3 bits
    wide_cast(3, bits(), true, d.data(), &minus_two);
    EXPECT_EQ(d, sub(ones(), number(1)));
    wide_cast(3, bits(), false, d.data(), &minus_two);
    EXPECT_EQ(d, number(6));
  }
}

TEST_F(WideTest, Bits) {
  for (const std::uint32_t width : kWidths) {
    SCOPED_TRACE(bits_ = width);
    for (int i = 0; i < kRounds; ++i) {
      const Value a = any();
      std::uint32_t ones_in_a = 0, highest = 0, lowest = bits();
      Value reversed(words());
      for (std::uint32_t bit = bits(); bit-- > 0;) {
        if (!((a[bit / 64] >> (bit % 64)) & 1)) continue;
        ++ones_in_a, lowest = bit, highest = std::max(highest, bit + 1);
        reversed[(bits() - 1 - bit) / 64] |= std::uint64_t{1} << ((bits() - 1 - bit) % 64);
      }
      EXPECT_EQ(cut(intrinsic(Intrinsic::PopCount, a)), number(ones_in_a));
      EXPECT_EQ(cut(intrinsic(Intrinsic::LeadingZeros, a)), number(bits() - highest));
      EXPECT_EQ(cut(intrinsic(Intrinsic::TrailingZeros, a)), number(lowest));
      EXPECT_EQ(cut(intrinsic(Intrinsic::BitReverse, a)), reversed);
      const Value b = any(), c = any();
      const Value by = run(WideOp::URem, c, number(bits())), rest = sub(number(bits()), by);
      EXPECT_EQ(cut(intrinsic(Intrinsic::FunnelShl, a, b, c)),
                run(WideOp::Or, run(WideOp::Shl, a, by), run(WideOp::LShr, b, rest)));
      EXPECT_EQ(cut(intrinsic(Intrinsic::FunnelShr, a, b, c)),
                run(WideOp::Or, run(WideOp::LShr, b, by), run(WideOp::Shl, a, rest)));
      if (bits() % 16 == 0) {
        Value swapped = a;
        std::reverse(reinterpret_cast<std::uint8_t*>(swapped.data()),
                     reinterpret_cast<std::uint8_t*>(swapped.data()) + bits() / 8);
        EXPECT_EQ(cut(intrinsic(Intrinsic::ByteSwap, a)), swapped);
      }
    }
  }
}

TEST_F(WideTest, Overflow) {
  for (const std::uint32_t width : kWidths) {
    SCOPED_TRACE(bits_ = width);
    const Value least_value = power(bits() - 1), greatest = sub(least_value, number(1));
    for (int i = 0; i < kRounds; ++i) {
      const Value a = any(), b = any();
      const bool na = negative(a), nb = negative(b);
      const auto check = [&](Intrinsic with_overflow, Intrinsic saturating, const Value& wrapped,
                             bool overflows, const Value& limit) {
        const Value d = intrinsic(with_overflow, a, b);
        EXPECT_EQ(cut(d), wrapped);
        EXPECT_EQ(d.back(), overflows);
        EXPECT_EQ(cut(intrinsic(saturating, a, b)), overflows ? limit : wrapped);
      };
      const Value sum = add(a, b), difference = sub(a, b);
      check(Intrinsic::UAddOverflow, Intrinsic::UAddSat, sum, compare(IntPredicate::Ult, sum, a), ones());
      check(Intrinsic::USubOverflow, Intrinsic::USubSat, difference, compare(IntPredicate::Ult, a, b),
            number(0));
      const Value& limit = na ? least_value : greatest;
      check(Intrinsic::SAddOverflow, Intrinsic::SAddSat, sum, na == nb && negative(sum) != na, limit);
      check(Intrinsic::SSubOverflow, Intrinsic::SSubSat, difference, na != nb && negative(difference) != na,
            limit);

      const Value unsigned_product = intrinsic(Intrinsic::UMulOverflow, a, b);
      EXPECT_EQ(cut(unsigned_product), mul(a, b));
      EXPECT_EQ(unsigned_product.back(), a != number(0) && run(WideOp::UDiv, mul(a, b), a) != b);
      const Value product = intrinsic(Intrinsic::SMulOverflow, a, b);
      EXPECT_EQ(cut(product), mul(a, b));
      const bool least_by_minus_one = (a == least_value && b == ones()) || (b == least_value && a == ones());
      EXPECT_EQ(product.back(), least_by_minus_one ||
                                    (a != number(0) && a != ones() && run(WideOp::SDiv, mul(a, b), a) != b));

      const auto by = static_cast<std::uint32_t>(random_() % bits());
      const Value shifted = run(WideOp::Shl, a, number(by));
      EXPECT_EQ(cut(intrinsic(Intrinsic::UShlSat, a, number(by))),
                run(WideOp::LShr, shifted, number(by)) == a ? shifted : ones());
      EXPECT_EQ(cut(intrinsic(Intrinsic::SShlSat, a, number(by))),
                run(WideOp::AShr, shifted, number(by)) == a ? shifted : limit);
    }
  }
}

TEST_F(WideTest, ResultsOverOperands) {
  for (const std::uint32_t width : kWidths) {
    SCOPED_TRACE(bits_ = width);
    const Value a = any(), b = any();
    for (const WideOp op : {WideOp::Add, WideOp::Sub, WideOp::Mul, WideOp::Shl, WideOp::AShr, WideOp::Xor}) {
      const Value expected = run(op, a, b);
      Value x = a, y = b;
      EXPECT_TRUE(wide(op, bits(), x.data(), x.data(), b.data()));
      EXPECT_TRUE(wide(op, bits(), y.data(), a.data(), y.data()));
      EXPECT_EQ(x, expected);
      EXPECT_EQ(y, expected);
    }
  }
}

TEST(Wide, TwoWordsAgainstTheCompiler) {
  std::mt19937_64 random(11);
  const auto put = [](UInt128 v) {
    return Value{static_cast<std::uint64_t>(v), static_cast<std::uint64_t>(v >> 64)};
  };
  for (int i = 0; i < kRounds; ++i) {
    const UInt128 a = UInt128{random()} << 64 | random(),
                  b = UInt128{random() >> random() % 64} << 64 | random();
    const auto expect = [&](WideOp op, UInt128 expected) {
      Value d(2);
      EXPECT_TRUE(wide(op, 128, d.data(), put(a).data(), put(b).data()));
      EXPECT_EQ(d, put(expected));
    };
    const auto x = static_cast<Int128>(a), y = static_cast<Int128>(b);
    expect(WideOp::Mul, a * b);
    expect(WideOp::UDiv, a / b);
    expect(WideOp::URem, a % b);
    expect(WideOp::SDiv, static_cast<UInt128>(x / y));
    expect(WideOp::SRem, static_cast<UInt128>(x % y));
  }
}

}  // namespace
}  // namespace heddle::native
