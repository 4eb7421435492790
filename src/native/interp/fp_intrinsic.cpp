#include <algorithm>
#include <iterator>
#include <tuple>

#include "native/interp/fp.h"
#include "native/interp/fp_value.h"

namespace heddle::native {
namespace {

// --- by the bits: exact for every kind, NaNs included ---
UInt128 sign_bit(FpKind kind) {
  return UInt128{1} << (fp_size(kind) - 1);
}

// Bits of llvm.is.fpclass.
enum FpClass : std::uint32_t {
  kSignalling = 0x1,
  kQuiet = 0x2,
  kNegInfinite = 0x4,
  kNegNormal = 0x8,
  kNegSubnormal = 0x10,
  kNegZero = 0x20,
  kPosZero = 0x40,
  kPosSubnormal = 0x80,
  kPosNormal = 0x100,
  kPosInfinite = 0x200,
};
FpClass class_of(FpKind kind, UInt128 bits) {
  constexpr std::uint32_t kFractionBits[] = {10, 7, 23, 52, 63, 112};
  const std::uint32_t fraction_bits = kFractionBits[static_cast<std::size_t>(kind)];
  const bool negative = (bits & sign_bit(kind)) != 0;
  bits &= ~sign_bit(kind);
  const UInt128 fraction = bits & ((UInt128{1} << fraction_bits) - 1);
  // x86_fp80 writes the digit before the point, which the others imply from the exponent.
  const std::uint32_t exponent_at = fraction_bits + (kind == FpKind::X87 ? 1 : 0);
  const UInt128 exponent = bits >> exponent_at;
  const UInt128 highest = (UInt128{1} << (fp_size(kind) - 1 - exponent_at)) - 1;
  const bool leading_digit = kind == FpKind::X87 ? (bits >> fraction_bits & 1) != 0 : exponent != 0;
  if (exponent != 0 && !leading_digit) return kSignalling;  // no number at all
  if (exponent == highest && fraction != 0) return fraction >> (fraction_bits - 1) & 1 ? kQuiet : kSignalling;
  if (exponent == highest) return negative ? kNegInfinite : kPosInfinite;
  if (exponent != 0) return negative ? kNegNormal : kPosNormal;
  if (fraction != 0 || leading_digit) return negative ? kNegSubnormal : kPosSubnormal;
  return negative ? kNegZero : kPosZero;
}

// --- the host's library ---
template <typename T>
using Unary = T (*)(T);
struct UnaryIntrinsic {
  Intrinsic intrinsic;
  std::tuple<Unary<float>, Unary<double>, Unary<long double>, Unary<Quad>> functions;
};
#define HEDDLE_UNARY(intrinsic, stem)            \
  {                                              \
    Intrinsic::intrinsic, {                      \
      ::stem##f, ::stem, ::stem##l, ::stem##f128 \
    }                                            \
  }
constexpr UnaryIntrinsic kUnary[] = {
    HEDDLE_UNARY(Sqrt, sqrt),   HEDDLE_UNARY(Floor, floor),
    HEDDLE_UNARY(Ceil, ceil),   HEDDLE_UNARY(FTruncate, trunc),
    HEDDLE_UNARY(Rint, rint),   HEDDLE_UNARY(NearbyInt, nearbyint),
    HEDDLE_UNARY(Round, round), HEDDLE_UNARY(RoundEven, roundeven),
    HEDDLE_UNARY(Sin, sin),     HEDDLE_UNARY(Cos, cos),
    HEDDLE_UNARY(Tan, tan),     HEDDLE_UNARY(Asin, asin),
    HEDDLE_UNARY(Acos, acos),   HEDDLE_UNARY(Atan, atan),
    HEDDLE_UNARY(Sinh, sinh),   HEDDLE_UNARY(Cosh, cosh),
    HEDDLE_UNARY(Tanh, tanh),   HEDDLE_UNARY(Exp, exp),
    HEDDLE_UNARY(Exp2, exp2),   HEDDLE_UNARY(Exp10, exp10),
    HEDDLE_UNARY(Log, log),     HEDDLE_UNARY(Log2, log2),
    HEDDLE_UNARY(Log10, log10),
};
#undef HEDDLE_UNARY
constexpr std::size_t unary_index(Intrinsic f) {  // past the end of the table: not unary
  return static_cast<std::size_t>(f) - static_cast<std::size_t>(Intrinsic::Sqrt);
}
constexpr bool in_order() {
  std::size_t i = 0;
  return std::all_of(std::begin(kUnary), std::end(kUnary),
                     [&](const auto& u) { return unary_index(u.intrinsic) == i++; });
}
static_assert(in_order(), "kUnary is not in the order of intrinsics.def");

Quad power(Quad x, Quad y) {
  return powf128(x, y);
}
Quad fused(Quad x, Quad y, Quad z) {
  return fmaf128(x, y, z);
}
Quad scale(Quad x, int exponent) {
  return ldexpf128(x, exponent);
}
long long round_to_integer(Quad x) {
  return llroundf128(x);
}
long long rint_to_integer(Quad x) {
  return llrintf128(x);
}
template <typename T>
T power(T x, T y) {
  return std::pow(x, y);
}
template <typename T>
T fused(T x, T y, T z) {
  return std::fma(x, y, z);
}
template <typename T>
T scale(T x, int exponent) {
  return std::ldexp(x, exponent);
}
template <typename T>
long long round_to_integer(T x) {
  return std::llround(x);
}
template <typename T>
long long rint_to_integer(T x) {
  return std::llrint(x);
}

// As __powidf2 of the compiler's library.
template <typename T>
T int_power(T x, std::int32_t exponent) {
  auto n = exponent < 0 ? 0u - static_cast<std::uint32_t>(exponent) : static_cast<std::uint32_t>(exponent);
  T result = n % 2 != 0 ? x : static_cast<T>(1);
  while (n >>= 1) {
    x = x * x;
    if (n % 2 != 0) result = result * x;
  }
  return exponent < 0 ? static_cast<T>(1) / result : result;
}

// half and bfloat: the product of two is exact in double, the sum is made odd when it is not (see
// float_to_odd), so that only the last conversion rounds.
double fused_to_odd(double x, double y, double z) {
  const double product = x * y, sum = product + z;
  const double z_part = sum - product;
  const double error = (product - (sum - z_part)) + (z - z_part);
  auto bits = std::bit_cast<std::uint64_t>(sum);
  if (!std::isfinite(sum) || error == 0) return sum;
  if ((error < 0) != (sum < 0)) --bits;  // the exact sum is nearer to zero
  return std::bit_cast<double>(bits | 1);
}

// As the code for x86-64: a NaN gives way to the other operand; of two zeros the first is taken.
template <typename T>
bool takes_second(bool minimum, T x, T y) {
  return x != x || (minimum ? y < x : y > x);
}

// IEEE 754-2019 minimum and maximum: a NaN wins, -0 is less than +0.
template <typename T>
T ordered(bool minimum, T x, T y, bool x_negative) {
  if (x != x || y != y) return x + y;
  if (x == y) return x_negative == minimum ? x : y;
  return (x < y) == minimum ? x : y;
}

template <typename T>
bool computed(Intrinsic f, FpKind kind, std::uint64_t* d, const std::uint64_t* a, const std::uint64_t* b,
              const std::uint64_t* c) {
  const auto get = [&](const std::uint64_t* slots) { return get_fp<T>(kind, slots); };
  const auto put = [&](auto value) {
    put_fp(kind, d, value);
    return true;
  };
  const T x = get(a);
  if (unary_index(f) < std::size(kUnary)) return put(std::get<Unary<T>>(kUnary[unary_index(f)].functions)(x));
  switch (f) {
    case Intrinsic::Pow: return put(power(x, get(b)));
    case Intrinsic::PowInt: return put(int_power(x, static_cast<std::int32_t>(b[0])));
    case Intrinsic::LoadExponent: return put(scale(x, static_cast<std::int32_t>(b[0])));
    case Intrinsic::MinNum:
    case Intrinsic::MaxNum: {
      const bool second = takes_second(f == Intrinsic::MinNum, x, get(b));
      put_fp_bits(kind, d, fp_bits(kind, second ? b : a));
      return true;
    }
    case Intrinsic::Minimum:
    case Intrinsic::Maximum:
      return put(ordered(f == Intrinsic::Minimum, x, get(b), (fp_bits(kind, a) & sign_bit(kind)) != 0));
    case Intrinsic::Fma:
      if (kind == FpKind::Half || kind == FpKind::BFloat) {
        return put(
            fused_to_odd(static_cast<double>(x), static_cast<double>(get(b)), static_cast<double>(get(c))));
      }
      return put(fused(x, get(b), get(c)));
    case Intrinsic::FMulAdd: {
      std::uint64_t product[2];
      return fp_arith(kind, FpOp::Mul, product, a, b) && fp_arith(kind, FpOp::Add, d, product, c);
    }
    case Intrinsic::LRound: d[0] = static_cast<std::uint64_t>(round_to_integer(x)); return true;
    case Intrinsic::LRint: d[0] = static_cast<std::uint64_t>(rint_to_integer(x)); return true;
    default: return false;
  }
}

}  // namespace

bool fp_intrinsic(Intrinsic f, FpKind kind, std::uint64_t* d, const std::uint64_t* a, const std::uint64_t* b,
                  const std::uint64_t* c) {
  const UInt128 bits = fp_bits(kind, a), sign = sign_bit(kind);
  switch (f) {
    case Intrinsic::FAbs: put_fp_bits(kind, d, bits & ~sign); return true;
    case Intrinsic::CopySign: put_fp_bits(kind, d, (bits & ~sign) | (fp_bits(kind, b) & sign)); return true;
    case Intrinsic::IsFpClass: d[0] = (b[0] & class_of(kind, bits)) != 0; return true;
    default: return with_fp_type(kind, [&]<typename T>(T) { return computed<T>(f, kind, d, a, b, c); });
  }
}

}  // namespace heddle::native
