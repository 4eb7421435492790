#include "native/interp/fp.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "native/interp/fp_value.h"

namespace heddle::native {
namespace {

// A value in slots.
struct Fp {
  std::uint64_t slots[2] = {0, 0};
  friend bool operator==(const Fp&, const Fp&) = default;
};
Fp fp(float v) {
  return {{std::bit_cast<std::uint32_t>(v), 0}};
}
Fp fp(double v) {
  return {{std::bit_cast<std::uint64_t>(v), 0}};
}
Fp fp(long double v) {
  Fp result;
  std::memcpy(result.slots, &v, 10);
  return result;
}
Fp fp(Quad v) {
  Fp result;
  std::memcpy(result.slots, &v, 16);
  return result;
}
Fp raw(std::uint64_t bits) {
  return {{bits, 0}};
}

Fp arith(FpKind kind, FpOp op, const Fp& a, const Fp& b) {
  Fp d;
  EXPECT_TRUE(fp_arith(kind, op, d.slots, a.slots, b.slots));
  return d;
}
Fp convert(FpKind from, FpKind to, const Fp& a) {
  Fp d;
  fp_convert(from, to, d.slots, a.slots);
  return d;
}
Fp intrinsic(Intrinsic f, FpKind kind, const Fp& a, const Fp& b = {}, const Fp& c = {}) {
  Fp d;
  EXPECT_TRUE(fp_intrinsic(f, kind, d.slots, a.slots, b.slots, c.slots));
  return d;
}
Fp half(double v) {
  return convert(FpKind::Double, FpKind::Half, fp(v));
}
Fp bfloat(double v) {
  return convert(FpKind::Double, FpKind::BFloat, fp(v));
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();
const double kNaN = std::numeric_limits<double>::quiet_NaN();

template <typename T>
void expect_arithmetic(FpKind kind) {
  std::mt19937_64 random(5);
  for (int i = 0; i < 500; ++i) {
    const auto any = [&] {
      return static_cast<T>(
          std::ldexp(static_cast<double>(random()), static_cast<int>(random() % 100) - 100));
    };
    const T a = any(), b = -any();
    EXPECT_EQ(arith(kind, FpOp::Add, fp(a), fp(b)), fp(a + b));
    EXPECT_EQ(arith(kind, FpOp::Sub, fp(a), fp(b)), fp(a - b));
    EXPECT_EQ(arith(kind, FpOp::Mul, fp(a), fp(b)), fp(a * b));
    EXPECT_EQ(arith(kind, FpOp::Div, fp(a), fp(b)), fp(a / b));
    EXPECT_EQ(arith(kind, FpOp::Neg, fp(a), {}), fp(-a));
  }
}
TEST(Fp, Arithmetic) {
  expect_arithmetic<float>(FpKind::Float);
  expect_arithmetic<double>(FpKind::Double);
  expect_arithmetic<long double>(FpKind::X87);
  expect_arithmetic<Quad>(FpKind::Quad);
}

TEST(Fp, Remainder) {
  EXPECT_EQ(arith(FpKind::Float, FpOp::Rem, fp(7.5f), fp(2.0f)), fp(1.5f));
  EXPECT_EQ(arith(FpKind::Double, FpOp::Rem, fp(-7.5), fp(2.0)), fp(-1.5));
  EXPECT_EQ(arith(FpKind::X87, FpOp::Rem, fp(7.5L), fp(-2.0L)), fp(1.5L));
  EXPECT_EQ(arith(FpKind::Quad, FpOp::Rem, fp(Quad{7.5}), fp(Quad{2})), fp(Quad{1.5}));
  EXPECT_EQ(arith(FpKind::Half, FpOp::Rem, half(7.5), half(2)), half(1.5));
}

TEST(Fp, HalfAndBFloat) {
  EXPECT_EQ(half(1), raw(0x3c00));
  EXPECT_EQ(half(65504), raw(0x7bff));
  EXPECT_EQ(half(65519.99), raw(0x7bff));
  EXPECT_EQ(half(65520), raw(0x7c00));
  EXPECT_EQ(half(-0.0), raw(0x8000));
  EXPECT_EQ(half(5.9604644775390625e-08), raw(1));
  EXPECT_EQ(arith(FpKind::Half, FpOp::Add, half(2048), half(1)), half(2048));  // to even
  EXPECT_EQ(arith(FpKind::Half, FpOp::Div, half(1), half(3)), raw(0x3555));
  EXPECT_EQ(convert(FpKind::Half, FpKind::Double, raw(0x3555)), fp(0.333251953125));

  EXPECT_EQ(bfloat(1), raw(0x3f80));
  EXPECT_EQ(bfloat(-kInfinity), raw(0xff80));
  EXPECT_EQ(bfloat(kNaN), raw(0x7fc0));
  EXPECT_EQ(bfloat(1e300), raw(0x7f80));
  EXPECT_EQ(convert(FpKind::Float, FpKind::BFloat, fp(std::numeric_limits<float>::max())), raw(0x7f80));
  EXPECT_EQ(bfloat(1e-300), raw(0));
  EXPECT_EQ(bfloat(1 + 0x1p-8), raw(0x3f80));            // half-way: to even
  EXPECT_EQ(bfloat(1 + 0x1p-8 + 0x1p-40), raw(0x3f81));  // a float would have lost the last digit
  EXPECT_EQ(bfloat(1 + 0x3p-8 - 0x1p-40), raw(0x3f81));
  EXPECT_EQ(arith(FpKind::BFloat, FpOp::Mul, bfloat(3), bfloat(0.5)), bfloat(1.5));
}

TEST(Fp, Conversions) {
  EXPECT_EQ(convert(FpKind::Float, FpKind::Double, fp(0.1f)), fp(double{0.1f}));
  EXPECT_EQ(convert(FpKind::Double, FpKind::Float, fp(0.1)), fp(0.1f));
  EXPECT_EQ(convert(FpKind::Double, FpKind::X87, fp(0.1)), fp(static_cast<long double>(0.1)));
  EXPECT_EQ(convert(FpKind::X87, FpKind::Double, fp(0.1L)), fp(0.1));
  EXPECT_EQ(convert(FpKind::X87, FpKind::Quad, fp(0.1L)), fp(static_cast<Quad>(0.1L)));
  EXPECT_EQ(convert(FpKind::Quad, FpKind::Half, fp(static_cast<Quad>(1) / 3)), raw(0x3555));
}

TEST(Fp, Predicates) {
  const auto p = [](FpPredicate predicate, double a, double b) {
    return fp_compare(FpKind::Double, predicate, fp(a).slots, fp(b).slots);
  };
  EXPECT_TRUE(p(FpPredicate::Oeq, 1, 1) && !p(FpPredicate::Oeq, 1, 2) && !p(FpPredicate::Oeq, kNaN, kNaN));
  EXPECT_TRUE(p(FpPredicate::Oeq, 0.0, -0.0) && p(FpPredicate::Une, kNaN, 1) &&
              !p(FpPredicate::One, kNaN, 1));
  EXPECT_TRUE(p(FpPredicate::Olt, 1, 2) && !p(FpPredicate::Olt, 2, 1) && p(FpPredicate::Ult, kNaN, 1));
  EXPECT_TRUE(p(FpPredicate::Oge, 2, 2) && p(FpPredicate::Ogt, 3, 2) && p(FpPredicate::Ole, 2, 2));
  EXPECT_TRUE(p(FpPredicate::Uno, 1, kNaN) && p(FpPredicate::Ord, 1, 2) && !p(FpPredicate::Ord, 1, kNaN));
  EXPECT_TRUE(p(FpPredicate::True, 1, kNaN) && !p(FpPredicate::False, 1, 1) && p(FpPredicate::Ueq, kNaN, 1));
  EXPECT_TRUE(fp_compare(FpKind::X87, FpPredicate::Olt, fp(1.0L).slots, fp(1.0L + 0x1p-60L).slots));
  EXPECT_TRUE(fp_compare(FpKind::Half, FpPredicate::Ogt, half(2).slots, half(1).slots));
}

TEST(Fp, OfIntegers) {
  const auto of = [](std::uint32_t bits, bool is_signed, FpKind kind, std::uint64_t low,
                     std::uint64_t high = 0) {
    Fp d;
    const std::uint64_t a[2] = {low, high};
    int_to_fp(bits, is_signed, kind, d.slots, a);
    return d;
  };
  EXPECT_EQ(of(32, true, FpKind::Double, 0xffff'ffff), fp(-1.0));
  EXPECT_EQ(of(32, false, FpKind::Double, 0xffff'ffff), fp(4294967295.0));
  EXPECT_EQ(of(1, true, FpKind::Float, 1), fp(-1.0f));
  EXPECT_EQ(of(64, false, FpKind::Float, ~std::uint64_t{0}), fp(0x1p64f));
  EXPECT_EQ(of(64, true, FpKind::X87, INT64_MAX), fp(9223372036854775807.0L));
  EXPECT_EQ(of(64, true, FpKind::Half, 2049), half(2048));
  EXPECT_EQ(of(64, true, FpKind::BFloat, 0x1010000000000001), bfloat(0x1.02p60));  // just over half-way
  std::mt19937_64 random(9);
  for (int i = 0; i < 500; ++i) {
    const std::uint64_t low = random() >> random() % 64, high = random() >> random() % 64;
    const UInt128 value = UInt128{high} << 64 | low;
    const auto negative = static_cast<Int128>(value);
    EXPECT_EQ(of(128, false, FpKind::Float, low, high), fp(static_cast<float>(value)));
    EXPECT_EQ(of(128, true, FpKind::Double, low, high), fp(static_cast<double>(negative)));
    EXPECT_EQ(of(128, true, FpKind::X87, low, high), fp(static_cast<long double>(negative)));
    EXPECT_EQ(of(128, false, FpKind::Quad, low, high), fp(static_cast<Quad>(value)));
  }
  const std::uint64_t wide[4] = {1, 0, 0, 0x8000'0000'0000'0800};  // 2^255 * (1 + 2^-52) and a last bit
  Fp d;
  int_to_fp(256, false, FpKind::Double, d.slots, wide);
  EXPECT_EQ(d, fp(0x1.0000000000001p255));
  int_to_fp(256, true, FpKind::Double, d.slots, wide);
  EXPECT_EQ(d, fp(-0x1.ffffffffffffep254));
}

TEST(Fp, ToIntegers) {
  const auto to = [](FpKind kind, const Fp& a, std::uint32_t bits, bool is_signed, bool saturating = false) {
    std::uint64_t d[4] = {};
    fp_to_int(kind, bits, is_signed, saturating, d, a.slots);
    return d[0];
  };
  constexpr FpKind kDouble = FpKind::Double;
  constexpr std::uint64_t kLeast32 = 0x8000'0000, kLeast64 = 0x8000'0000'0000'0000;
  EXPECT_EQ(to(kDouble, fp(-3.9), 32, true), 0xffff'fffdu);
  EXPECT_EQ(to(kDouble, fp(3e9), 32, false), 3000000000u);
  EXPECT_EQ(to(kDouble, fp(1.8e19), 64, false), 18000000000000000000u);
  EXPECT_EQ(to(FpKind::Float, fp(-2147483648.0f), 32, true), kLeast32);
  EXPECT_EQ(to(FpKind::X87, fp(-9223372036854775807.0L), 64, true), kLeast64 + 1);
  EXPECT_EQ(to(FpKind::Half, half(-7), 8, true), 0xf9u);
  // Out of range: as compiled.
  EXPECT_EQ(to(kDouble, fp(3e9), 32, true), kLeast32);
  EXPECT_EQ(to(kDouble, fp(kNaN), 32, true), kLeast32);
  EXPECT_EQ(to(kDouble, fp(1e19), 64, true), kLeast64);
  EXPECT_EQ(to(kDouble, fp(70000.0), 16, true), 70000u - 65536u);
  EXPECT_EQ(to(kDouble, fp(-1.0), 32, false), 0xffff'ffffu);
  EXPECT_EQ(to(kDouble, fp(-1.0), 64, false), ~std::uint64_t{0});
  EXPECT_EQ(to(kDouble, fp(kInfinity), 64, false), kLeast64);
  // Saturating.
  EXPECT_EQ(to(kDouble, fp(kNaN), 32, true, true), 0u);
  EXPECT_EQ(to(kDouble, fp(kInfinity), 32, true, true), 0x7fff'ffffu);
  EXPECT_EQ(to(kDouble, fp(-kInfinity), 32, true, true), kLeast32);
  EXPECT_EQ(to(kDouble, fp(-1.0), 32, false, true), 0u);
  EXPECT_EQ(to(kDouble, fp(300.0), 8, false, true), 255u);
  EXPECT_EQ(to(kDouble, fp(-129.0), 8, true, true), 0x80u);
  EXPECT_EQ(to(kDouble, fp(-128.7), 8, true, true), 0x80u);
  EXPECT_EQ(to(kDouble, fp(1e30), 64, true, true), std::uint64_t{INT64_MAX});
  EXPECT_EQ(to(kDouble, fp(0.99), 64, true, true), 0u);
  EXPECT_EQ(to(FpKind::Float, fp(12345.0f), 64, true, true), 12345u);
  // Wide.
  std::mt19937_64 random(2);
  for (int i = 0; i < 500; ++i) {
    const double x =
        std::ldexp(static_cast<double>(random()), static_cast<int>(random() % 63)) * (i % 2 != 0 ? -1 : 1);
    std::uint64_t d[2];
    fp_to_int(kDouble, 128, true, false, d, fp(x).slots);
    EXPECT_EQ(static_cast<Int128>(UInt128{d[1]} << 64 | d[0]) == static_cast<Int128>(x), true);
  }
  std::uint64_t d[4];
  fp_to_int(FpKind::Quad, 256, false, false, d, fp(ldexpf128(1, 200) + 1).slots);
  EXPECT_EQ(d[3], 256u);
  EXPECT_EQ(d[0], 0u);
}

TEST(Fp, Rounding) {
  const auto each = [](double x, double floor, double ceil, double trunc, double even, double round) {
    EXPECT_EQ(intrinsic(Intrinsic::Floor, FpKind::Double, fp(x)), fp(floor));
    EXPECT_EQ(intrinsic(Intrinsic::Ceil, FpKind::Double, fp(x)), fp(ceil));
    EXPECT_EQ(intrinsic(Intrinsic::FTruncate, FpKind::Double, fp(x)), fp(trunc));
    EXPECT_EQ(intrinsic(Intrinsic::Rint, FpKind::Double, fp(x)), fp(even));
    EXPECT_EQ(intrinsic(Intrinsic::NearbyInt, FpKind::Double, fp(x)), fp(even));
    EXPECT_EQ(intrinsic(Intrinsic::RoundEven, FpKind::Double, fp(x)), fp(even));
    EXPECT_EQ(intrinsic(Intrinsic::Round, FpKind::Double, fp(x)), fp(round));
    EXPECT_EQ(intrinsic(Intrinsic::LRound, FpKind::Double, fp(x)),
              raw(static_cast<std::uint64_t>(static_cast<long>(round))));
    EXPECT_EQ(intrinsic(Intrinsic::LRint, FpKind::Double, fp(x)),
              raw(static_cast<std::uint64_t>(static_cast<long>(even))));
    EXPECT_EQ(intrinsic(Intrinsic::Floor, FpKind::Half, half(x)), half(floor));
    EXPECT_EQ(intrinsic(Intrinsic::Ceil, FpKind::Quad, fp(Quad{x})), fp(Quad{ceil}));
  };
  each(2.5, 2, 3, 2, 2, 3);
  each(-2.5, -3, -2, -2, -2, -3);
  each(3.5, 3, 4, 3, 4, 4);
  each(-0.25, -1, -0.0, -0.0, -0.0, -0.0);
}

TEST(Fp, Functions) {
  EXPECT_EQ(intrinsic(Intrinsic::Sqrt, FpKind::Float, fp(2.0f)), fp(std::sqrt(2.0f)));
  EXPECT_EQ(intrinsic(Intrinsic::Sin, FpKind::Double, fp(1.0)), fp(std::sin(1.0)));
  EXPECT_EQ(intrinsic(Intrinsic::Log10, FpKind::X87, fp(5.0L)), fp(std::log10(5.0L)));
  EXPECT_EQ(intrinsic(Intrinsic::Exp10, FpKind::Double, fp(2.0)), fp(100.0));
  EXPECT_EQ(intrinsic(Intrinsic::Cos, FpKind::BFloat, bfloat(1)), bfloat(double{std::cos(1.0f)}));
  EXPECT_EQ(intrinsic(Intrinsic::Tanh, FpKind::Quad, fp(Quad{1})), fp(tanhf128(1)));
  EXPECT_EQ(intrinsic(Intrinsic::Pow, FpKind::Double, fp(3.0), fp(2.5)), fp(std::pow(3.0, 2.5)));
  EXPECT_EQ(intrinsic(Intrinsic::PowInt, FpKind::Double, fp(2.0), raw(0xffff'fffd)), fp(0.125));
  EXPECT_EQ(intrinsic(Intrinsic::PowInt, FpKind::X87, fp(3.0L), raw(5)), fp(243.0L));
  EXPECT_EQ(intrinsic(Intrinsic::LoadExponent, FpKind::Float, fp(3.0f), raw(0xffff'ffff)), fp(1.5f));
}

TEST(Fp, SignsAndExtremes) {
  EXPECT_EQ(intrinsic(Intrinsic::FAbs, FpKind::Double, fp(-kNaN)), fp(kNaN));
  EXPECT_EQ(intrinsic(Intrinsic::FAbs, FpKind::X87, fp(-2.0L)), fp(2.0L));
  EXPECT_EQ(intrinsic(Intrinsic::CopySign, FpKind::Float, fp(1.0f), fp(-0.0f)), fp(-1.0f));
  EXPECT_EQ(intrinsic(Intrinsic::CopySign, FpKind::Half, half(-1), half(2)), half(1));
  const auto both = [](Intrinsic f, double a, double b) {
    return intrinsic(f, FpKind::Double, fp(a), fp(b));
  };
  EXPECT_EQ(both(Intrinsic::MinNum, 1, 2), fp(1.0));
  EXPECT_EQ(both(Intrinsic::MinNum, kNaN, 2), fp(2.0));
  EXPECT_EQ(both(Intrinsic::MaxNum, 2, kNaN), fp(2.0));
  EXPECT_EQ(both(Intrinsic::Minimum, -0.0, 0.0), fp(-0.0));
  EXPECT_EQ(both(Intrinsic::Minimum, 0.0, -0.0), fp(-0.0));
  EXPECT_EQ(both(Intrinsic::Maximum, -0.0, 0.0), fp(0.0));
  EXPECT_EQ(both(Intrinsic::Maximum, 0.0, -0.0), fp(0.0));
  EXPECT_EQ(both(Intrinsic::Maximum, 1, 2), fp(2.0));
  EXPECT_EQ(both(Intrinsic::Minimum, 1, kNaN), fp(kNaN));
}

TEST(Fp, FusedOrNot) {
  const double a = 1 + 0x1p-30, c = -(1 + 0x1p-29);
  EXPECT_EQ(intrinsic(Intrinsic::Fma, FpKind::Double, fp(a), fp(a), fp(c)), fp(0x1p-60));
  EXPECT_EQ(intrinsic(Intrinsic::FMulAdd, FpKind::Double, fp(a), fp(a), fp(c)), fp(0.0));
  // Half-way cases, to even, that the smallest addend decides.
  EXPECT_EQ(intrinsic(Intrinsic::FMulAdd, FpKind::Half, half(33), half(65), raw(1)), half(2144));
  EXPECT_EQ(intrinsic(Intrinsic::Fma, FpKind::Half, half(33), half(65), raw(1)), half(2146));
  EXPECT_EQ(intrinsic(Intrinsic::Fma, FpKind::Half, half(33), half(65), raw(0x8001)), half(2144));
  EXPECT_EQ(intrinsic(Intrinsic::Fma, FpKind::BFloat, bfloat(9), bfloat(29), bfloat(1e-30)), bfloat(262));
  EXPECT_EQ(intrinsic(Intrinsic::Fma, FpKind::BFloat, bfloat(7), bfloat(37), bfloat(-1e-30)), bfloat(258));
  EXPECT_EQ(intrinsic(Intrinsic::Fma, FpKind::BFloat, bfloat(-7), bfloat(37), bfloat(1e-30)), bfloat(-258));
}

TEST(Fp, Classes) {
  const auto classes = [](FpKind kind, const Fp& a) {
    std::uint64_t found = 0;
    for (std::uint64_t bit = 1; bit < 0x400; bit <<= 1) {
      if (intrinsic(Intrinsic::IsFpClass, kind, a, raw(bit)).slots[0] != 0) found |= bit;
    }
    return found;
  };
  const auto value = [](FpKind kind, double v) { return convert(FpKind::Double, kind, fp(v)); };
  for (const FpKind kind :
       {FpKind::Half, FpKind::BFloat, FpKind::Float, FpKind::Double, FpKind::X87, FpKind::Quad}) {
    EXPECT_EQ(classes(kind, value(kind, kNaN)), 0x2u);
    EXPECT_EQ(classes(kind, value(kind, -kInfinity)), 0x4u);
    EXPECT_EQ(classes(kind, value(kind, -1)), 0x8u);
    EXPECT_EQ(classes(kind, raw(1)), 0x80u);
    EXPECT_EQ(classes(kind, arith(kind, FpOp::Neg, raw(1), {})), 0x10u);
    EXPECT_EQ(classes(kind, value(kind, -0.0)), 0x20u);
    EXPECT_EQ(classes(kind, value(kind, 0.0)), 0x40u);
    EXPECT_EQ(classes(kind, value(kind, 1)), 0x100u);
    EXPECT_EQ(classes(kind, value(kind, kInfinity)), 0x200u);
  }
  EXPECT_EQ(classes(FpKind::Double, raw(0x7ff0'0000'0000'0001)), 0x1u);
}

}  // namespace
}  // namespace heddle::native
