// Between integers of any width and floating point of any kind.
#include <limits>

#include "native/interp/fp.h"
#include "native/interp/fp_value.h"
#include "native/interp/words.h"

namespace heddle::native {
namespace {

constexpr int kQuadDigits = 113;

// --- to floating point ---
// The highest bits of a number of more than 64: 2^exponent * digits, the last digit 1 if any lower one is
// ("sticky"), so that one rounding to fewer digits is right.
struct Leading {
  UInt128 digits = 0;
  int exponent = 0;
};
Leading leading(const Words& magnitude, std::uint32_t digits) {
  const std::uint32_t width = magnitude.bit_width();
  Leading result;
  if (width > digits) result.exponent = static_cast<int>(width - digits);
  const Words top = magnitude >> static_cast<std::uint32_t>(result.exponent);
  result.digits = UInt128{top[1]} << 64 | top[0];
  if (top << static_cast<std::uint32_t>(result.exponent) == magnitude) return result;
  result.digits |= 1;
  return result;
}

// --- to integers ---
// cvttsd2si and its like: what does not fit becomes the least value, "integer indefinite".
template <typename Int, typename T>
std::uint64_t or_indefinite(T x) {
  constexpr auto kLeast = std::numeric_limits<Int>::min();
  constexpr T kLow = static_cast<T>(kLeast);
  const bool fits = x > kLow - 1 && x < -kLow;
  return static_cast<std::uint64_t>(std::int64_t{fits ? static_cast<Int>(x) : kLeast});
}

// A conversion that does not fit is undefined, but tests and fuzzers print it, so it is what Clang's code
// gives: narrow types through a wider conversion, which for long double is of 16 bits, 64 unsigned bits in
// two halves.
template <typename T>
std::uint64_t as_compiled(T x, std::uint32_t bits, bool is_signed) {
  constexpr bool kX87 = std::is_same_v<T, long double>;
  constexpr T kHalf = static_cast<T>(9223372036854775808.0);
  if (kX87 && (bits <= 8 || (bits <= 16 && is_signed))) return truncate(or_indefinite<std::int16_t>(x), bits);
  if (bits < 32 || (bits == 32 && is_signed)) return truncate(or_indefinite<std::int32_t>(x), bits);
  const std::uint64_t low = or_indefinite<std::int64_t>(x);
  if (bits < 64 || is_signed) return truncate(low, bits);
  const std::uint64_t high = or_indefinite<std::int64_t>(static_cast<T>(x - kHalf));
  if (kX87) return x < kHalf ? low : high ^ least(64);
  return low | (low >> 63 ? high : 0);
}

void saturated(Quad x, std::uint32_t bits, bool is_signed, std::uint64_t* d) {
  const std::size_t size = words_of_bits(bits) + 3;
  Words result(size);
  const bool negative = x < 0;
  int exponent = 0;
  const Quad fraction = frexpf128(negative ? -x : x, &exponent);  // in [0.5, 1)
  const bool finite = fraction - fraction == 0;
  if (x != x || (finite && exponent <= 0)) {
    // 0
  } else if (!finite || exponent > static_cast<int>(bits) + 1) {
    result = Words::power_of_two(bits + 1, size);  // enough not to fit
  } else {
    const auto digits = static_cast<UInt128>(ldexpf128(fraction, kQuadDigits));
    const std::uint64_t words[2] = {static_cast<std::uint64_t>(digits),
                                    static_cast<std::uint64_t>(digits >> 64)};
    result = Words::extend(words, 128, false, size);
    const int shift = exponent - kQuadDigits;
    result = shift >= 0 ? result << static_cast<std::uint32_t>(shift)
                        : result >> static_cast<std::uint32_t>(-shift);
  }
  if (negative) result = -result;
  if (!result.fits(bits, is_signed)) {
    const Words low = is_signed ? Words::power_of_two(bits - 1, size) : Words(size);
    result = negative ? low : low - Words::power_of_two(0, size);
  }
  result.store(d, bits);
}

}  // namespace

void int_to_fp(std::uint32_t bits, bool is_signed, FpKind kind, std::uint64_t* d, const std::uint64_t* a) {
  if (bits <= 64) {
    const std::int64_t value = sign_extend(a[0], bits);
    switch (kind) {  // long double holds all 64 bits; the last conversion rounds
      case FpKind::Float:
        return put_fp(kind, d, is_signed ? static_cast<float>(value) : static_cast<float>(a[0]));
      case FpKind::Double:
        return put_fp(kind, d, is_signed ? static_cast<double>(value) : static_cast<double>(a[0]));
      default:
        return put_fp(kind, d, is_signed ? static_cast<long double>(value) : static_cast<long double>(a[0]));
    }
  }
  const Words value = Words::extend(a, bits, is_signed, words_of_bits(bits) + 1);
  // Digits enough for one more rounding, and, unless that is Quad's own, few enough for Quad to hold them.
  const Leading top = leading(value.negative() ? -value : value, kind == FpKind::Quad ? 128 : kQuadDigits);
  const Quad magnitude = ldexpf128(static_cast<Quad>(top.digits), top.exponent);
  put_fp(kind, d, value.negative() ? -magnitude : magnitude);
}

void fp_to_int(FpKind kind, std::uint32_t bits, bool is_signed, bool saturating, std::uint64_t* d,
               const std::uint64_t* a) {
  if (!saturating && bits <= 64) {
    d[0] =
        with_fp_type(kind, [&]<typename T>(T) { return as_compiled(get_fp<T>(kind, a), bits, is_signed); });
  } else {
    with_fp_type(
        kind, [&]<typename T>(T) { saturated(static_cast<Quad>(get_fp<T>(kind, a)), bits, is_signed, d); });
  }
}

}  // namespace heddle::native
