#include "native/interp/arith.h"

#include <algorithm>
#include <type_traits>

#include "base/check.h"

namespace heddle::native {
namespace {

std::uint64_t reverse_bytes(std::uint64_t a) {
  return __builtin_bswap64(a);
}
std::uint64_t reverse_bits(std::uint64_t a) {
  a = ((a >> 1) & 0x5555'5555'5555'5555) | ((a & 0x5555'5555'5555'5555) << 1);
  a = ((a >> 2) & 0x3333'3333'3333'3333) | ((a & 0x3333'3333'3333'3333) << 2);
  a = ((a >> 4) & 0x0f0f'0f0f'0f0f'0f0f) | ((a & 0x0f0f'0f0f'0f0f'0f0f) << 4);
  return reverse_bytes(a);
}

// Operations whose exact result is compared with what fits: 128 bits hold every one of them, but the product
// of two unsigned values needs all of them. Unsigned results therefore come as a value and whether it is
// below zero.
struct Exact {
  UInt128 value;
  bool negative;
};
Exact exact_signed(Int128 value) {
  return {static_cast<UInt128>(value), value < 0};
}

struct Range {
  std::uint32_t bits;
  bool is_signed;

  std::uint64_t low() const { return is_signed ? least(bits) : 0; }
  std::uint64_t high() const { return is_signed ? least(bits) - 1 : mask(bits); }
  bool holds(const Exact& x) const {
    if (x.negative) return is_signed && static_cast<Int128>(x.value) >= -static_cast<Int128>(least(bits));
    return x.value <= high();
  }
};

enum class Arithmetic : std::uint8_t { Add, Sub, Mul, Shl };
Exact exactly(Arithmetic op, std::uint64_t a, std::uint64_t b, const Range& range) {
  const std::uint32_t by =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(b, range.bits));  // Shl: b is unsigned
  if (range.is_signed) {
    const Int128 x = sign_extend(a, range.bits), y = sign_extend(b, range.bits);
    switch (op) {
      case Arithmetic::Add: return exact_signed(x + y);
      case Arithmetic::Sub: return exact_signed(x - y);
      case Arithmetic::Mul: return exact_signed(x * y);
      case Arithmetic::Shl: return exact_signed(static_cast<Int128>(static_cast<UInt128>(x) << by));
    }
  }
  switch (op) {
    case Arithmetic::Add: return {UInt128{a} + b, false};
    case Arithmetic::Sub: return {UInt128{a} - b, a < b};
    case Arithmetic::Mul: return {UInt128{a} * b, false};
    case Arithmetic::Shl: break;
  }
  return {UInt128{a} << by, false};
}

void with_overflow(Arithmetic op, const Range& range, std::uint64_t a, std::uint64_t b, std::uint64_t* d) {
  const Exact x = exactly(op, a, b, range);
  d[0] = truncate(static_cast<std::uint64_t>(x.value), range.bits);
  d[1] = range.holds(x) ? 0 : 1;
}

std::uint64_t saturated(Arithmetic op, const Range& range, std::uint64_t a, std::uint64_t b) {
  const Exact x = exactly(op, a, b, range);
  if (!range.holds(x)) return x.negative ? range.low() : range.high();
  return truncate(static_cast<std::uint64_t>(x.value), range.bits);
}

std::uint64_t three_way(bool less, bool greater) {
  return less ? 0xff : greater ? 1 : 0;
}

}  // namespace

bool int_intrinsic(Intrinsic f, std::uint32_t bits, std::uint64_t a, std::uint64_t b, std::uint64_t c,
                   std::uint64_t* d) {
  const std::int64_t x = sign_extend(a, bits), y = sign_extend(b, bits);
  const Range s{bits, true}, u{bits, false};
  switch (f) {
    case Intrinsic::PopCount: *d = static_cast<std::uint64_t>(std::popcount(a)); return true;
    case Intrinsic::LeadingZeros:
      *d = static_cast<std::uint64_t>(std::countl_zero(a)) - (64 - bits);
      return true;
    case Intrinsic::TrailingZeros:
      *d = a == 0 ? bits : static_cast<std::uint64_t>(std::countr_zero(a));
      return true;
    case Intrinsic::ByteSwap: *d = reverse_bytes(a) >> (64 - bits); return true;
    case Intrinsic::BitReverse: *d = reverse_bits(a) >> (64 - bits); return true;
    case Intrinsic::Abs: *d = x < 0 ? truncate(0 - a, bits) : a; return true;
    case Intrinsic::SMin: *d = x < y ? a : b; return true;
    case Intrinsic::SMax: *d = x > y ? a : b; return true;
    case Intrinsic::UMin: *d = std::min(a, b); return true;
    case Intrinsic::UMax: *d = std::max(a, b); return true;
    case Intrinsic::SCompare: *d = three_way(x<y, x> y); return true;
    case Intrinsic::UCompare: *d = three_way(a<b, a> b); return true;
    case Intrinsic::FunnelShl:
    case Intrinsic::FunnelShr: {
      const UInt128 both = UInt128{a} << bits | b;
      const auto by = static_cast<std::uint32_t>(c % bits);
      *d = truncate(static_cast<std::uint64_t>(f == Intrinsic::FunnelShr ? both >> by : both << by >> bits),
                    bits);
      return true;
    }
    case Intrinsic::SAddOverflow: with_overflow(Arithmetic::Add, s, a, b, d); return true;
    case Intrinsic::UAddOverflow: with_overflow(Arithmetic::Add, u, a, b, d); return true;
    case Intrinsic::SSubOverflow: with_overflow(Arithmetic::Sub, s, a, b, d); return true;
    case Intrinsic::USubOverflow: with_overflow(Arithmetic::Sub, u, a, b, d); return true;
    case Intrinsic::SMulOverflow: with_overflow(Arithmetic::Mul, s, a, b, d); return true;
    case Intrinsic::UMulOverflow: with_overflow(Arithmetic::Mul, u, a, b, d); return true;
    case Intrinsic::SAddSat: *d = saturated(Arithmetic::Add, s, a, b); return true;
    case Intrinsic::UAddSat: *d = saturated(Arithmetic::Add, u, a, b); return true;
    case Intrinsic::SSubSat: *d = saturated(Arithmetic::Sub, s, a, b); return true;
    case Intrinsic::USubSat: *d = saturated(Arithmetic::Sub, u, a, b); return true;
    case Intrinsic::SShlSat: *d = saturated(Arithmetic::Shl, s, a, b); return true;
    case Intrinsic::UShlSat: *d = saturated(Arithmetic::Shl, u, a, b); return true;
    default: return false;
  }
}

namespace {

template <typename U, typename S>
U updated(UpdateOp op, U old, U x) {
  const auto less = [](U a, U b) { return static_cast<S>(a) < static_cast<S>(b); };
  switch (op) {
    case UpdateOp::Exchange: return x;
    case UpdateOp::Add: return static_cast<U>(old + x);
    case UpdateOp::Sub: return static_cast<U>(old - x);
    case UpdateOp::And: return old & x;
    case UpdateOp::Nand: return static_cast<U>(~(old & x));
    case UpdateOp::Or: return old | x;
    case UpdateOp::Xor: return old ^ x;
    case UpdateOp::Max: return less(old, x) ? x : old;
    case UpdateOp::Min: return less(x, old) ? x : old;
    case UpdateOp::UMax: return std::max(old, x);
    case UpdateOp::UMin: return std::min(old, x);
    case UpdateOp::UIncWrap: return old >= x ? U{0} : static_cast<U>(old + 1);
    case UpdateOp::UDecWrap: return old == 0 || old > x ? x : static_cast<U>(old - 1);
    default: fault(__FILE__, __LINE__, "an atomic update of floating point of a size that is not supported");
  }
}

// FMax and FMin are fmax and fmin: a number wins over a NaN.
template <typename F, typename U>
U updated_fp(UpdateOp op, U old, U x) {
  const auto a = std::bit_cast<F>(old), b = std::bit_cast<F>(x);
  switch (op) {
    case UpdateOp::FAdd: return std::bit_cast<U>(a + b);
    case UpdateOp::FSub: return std::bit_cast<U>(a - b);
    case UpdateOp::FMax: return a != a || b > a ? x : old;
    default: return a != a || b < a ? x : old;
  }
}

}  // namespace

std::uint64_t update(UpdateOp op, std::uint32_t bytes, std::uint64_t old, std::uint64_t operand) {
  const bool fp = op >= UpdateOp::FAdd && op <= UpdateOp::FMin;
  const auto as = [&]<typename U>(U) {
    return updated<U, std::make_signed_t<U>>(op, static_cast<U>(old), static_cast<U>(operand));
  };
  switch (bytes) {
    case 1: return as(std::uint8_t{});
    case 2: return as(std::uint16_t{});
    case 4:
      if (fp)
        return updated_fp<float>(op, static_cast<std::uint32_t>(old), static_cast<std::uint32_t>(operand));
      return as(std::uint32_t{});
    default: return fp ? updated_fp<double>(op, old, operand) : as(std::uint64_t{});
  }
}

void update16(UpdateOp op, std::uint64_t* d, const std::uint64_t* old, const std::uint64_t* operand) {
  const auto load = [](const std::uint64_t* w) { return UInt128{w[1]} << 64 | w[0]; };
  const UInt128 result = updated<UInt128, Int128>(op, load(old), load(operand));
  d[0] = static_cast<std::uint64_t>(result), d[1] = static_cast<std::uint64_t>(result >> 64);
}

}  // namespace heddle::native
