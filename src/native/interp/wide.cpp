#include "native/interp/wide.h"

#include <algorithm>

#include "native/interp/arith.h"
#include "native/interp/words.h"

namespace heddle::native {
namespace {

bool is_signed(WideOp op) {
  return op == WideOp::SDiv || op == WideOp::SRem || op == WideOp::AShr;
}

// --- up to 128 bits: what the compiler can do ---
UInt128 load(const std::uint64_t* w) {
  return UInt128{w[1]} << 64 | w[0];
}
Int128 load_signed(const std::uint64_t* w, std::uint32_t bits) {
  return static_cast<Int128>(load(w) << (128 - bits)) >> (128 - bits);
}

bool up_to_128(WideOp op, std::uint32_t bits, std::uint64_t* d, const std::uint64_t* a,
               const std::uint64_t* b) {
  const UInt128 ones = ~UInt128{0} >> (128 - bits);
  const UInt128 x = load(a), y = load(b);
  const Int128 sx = load_signed(a, bits), sy = load_signed(b, bits);
  const bool divides = op == WideOp::UDiv || op == WideOp::URem || op == WideOp::SDiv || op == WideOp::SRem;
  if (divides && (y == 0 || (is_signed(op) && y == ones && x == UInt128{1} << (bits - 1)))) return false;
  const bool beyond = y >= bits;
  const auto by = static_cast<std::uint32_t>(beyond ? 0 : y);
  UInt128 result = 0;
  switch (op) {
    case WideOp::Add: result = x + y; break;
    case WideOp::Sub: result = x - y; break;
    case WideOp::Mul: result = x * y; break;
    case WideOp::UDiv: result = x / y; break;
    case WideOp::URem: result = x % y; break;
    case WideOp::SDiv: result = static_cast<UInt128>(sx / sy); break;
    case WideOp::SRem: result = static_cast<UInt128>(sx % sy); break;
    case WideOp::Shl: result = beyond ? 0 : x << by; break;
    case WideOp::LShr: result = beyond ? 0 : x >> by; break;
    case WideOp::AShr: result = static_cast<UInt128>(sx >> (beyond ? 127 : by)); break;
    case WideOp::And: result = x & y; break;
    case WideOp::Or: result = x | y; break;
    case WideOp::Xor: result = x ^ y; break;
  }
  result &= ones;
  d[0] = static_cast<std::uint64_t>(result), d[1] = static_cast<std::uint64_t>(result >> 64);
  return true;
}

// --- any width ---
// Rounds toward zero; the remainder has the sign of a.
std::pair<Words, Words> divide(const Words& a, const Words& b) {
  auto [quotient, remainder] = (a.negative() ? -a : a).divide_unsigned(b.negative() ? -b : b);
  if (a.negative() != b.negative()) quotient = -quotient;
  if (a.negative()) remainder = -remainder;
  return {quotient, remainder};
}

Words reverse(const Words& a, std::uint32_t bits, std::uint32_t group) {
  Words result(a.size());
  for (std::uint32_t i = 0; i < bits; ++i) {
    if (a.bit(i)) result.set_bit(bits - group - i / group * group + i % group);
  }
  return result;
}

Words number(std::uint64_t n, std::size_t size) {
  return Words::extend(&n, 64, false, size);
}

// The operands of an intrinsic, extended so that every exact result fits, and where its result goes.
struct Operation {
  std::uint32_t bits;
  std::uint64_t* d;
  const std::uint64_t *a, *b;

  std::size_t size() const { return 2 * words_of_bits(bits) + 1; }
  Words left(bool sign) const { return Words::extend(a, bits, sign, size()); }
  Words right(bool sign) const { return Words::extend(b, bits, sign, size()); }
  void put(const Words& result) const { result.store(d, bits); }
  void put_flagged(const Words& exact, bool sign) const {
    put(exact);
    d[words_of_bits(bits)] = exact.fits(bits, sign) ? 0 : 1;
  }
  void put_saturated(const Words& exact, bool sign) const {
    if (exact.fits(bits, sign)) return put(exact);
    const Words low = sign ? Words::power_of_two(bits - 1, size()) : Words(size());
    put(exact.negative() ? low : low - number(1, size()));
  }
  void put_three_way(int order) const { d[0] = static_cast<std::uint8_t>(order); }
  Words shifted(bool sign) const { return left(sign) << right(false).clamped(bits); }
};

}  // namespace

bool wide(WideOp op, std::uint32_t bits, std::uint64_t* d, const std::uint64_t* a, const std::uint64_t* b) {
  if (bits <= 128) return up_to_128(op, bits, d, a, b);
  const bool sign = is_signed(op);
  const std::size_t size = words_of_bits(bits) + 1;
  const Words x = Words::extend(a, bits, sign, size);
  const Words y = Words::extend(b, bits, sign && op != WideOp::AShr, size);
  const auto put = [&](const Words& result) {
    result.store(d, bits);
    return true;
  };
  switch (op) {
    case WideOp::Add: return put(x + y);
    case WideOp::Sub: return put(x - y);
    case WideOp::Mul: return put(x * y);
    case WideOp::UDiv:
    case WideOp::SDiv:
    case WideOp::URem:
    case WideOp::SRem: {
      if (y.zero()) return false;
      const auto [quotient, remainder] = divide(x, y);
      if (!quotient.fits(bits, sign)) return false;
      return put(op == WideOp::UDiv || op == WideOp::SDiv ? quotient : remainder);
    }
    case WideOp::Shl: return put(x << y.clamped(bits));
    case WideOp::LShr:
    case WideOp::AShr: return put(x >> y.clamped(bits));
    case WideOp::And: return put(x.bitwise(y, [](std::uint64_t p, std::uint64_t q) { return p & q; }));
    case WideOp::Or: return put(x.bitwise(y, [](std::uint64_t p, std::uint64_t q) { return p | q; }));
    case WideOp::Xor: return put(x.bitwise(y, [](std::uint64_t p, std::uint64_t q) { return p ^ q; }));
  }
  return false;
}

bool wide_compare(IntPredicate predicate, std::uint32_t bits, const std::uint64_t* a,
                  const std::uint64_t* b) {
  const bool sign = predicate >= IntPredicate::Sgt;
  int order;
  if (bits <= 128) {
    const auto three_way = [](auto x, auto y) { return x < y ? -1 : x > y ? 1 : 0; };
    order = sign ? three_way(load_signed(a, bits), load_signed(b, bits)) : three_way(load(a), load(b));
  } else {
    const std::size_t size = words_of_bits(bits) + 1;
    order = Words::extend(a, bits, sign, size).compare(Words::extend(b, bits, sign, size));
  }
  switch (predicate) {
    case IntPredicate::Eq: return order == 0;
    case IntPredicate::Ne: return order != 0;
    case IntPredicate::Ugt:
    case IntPredicate::Sgt: return order > 0;
    case IntPredicate::Uge:
    case IntPredicate::Sge: return order >= 0;
    case IntPredicate::Ult:
    case IntPredicate::Slt: return order < 0;
    case IntPredicate::Ule:
    case IntPredicate::Sle: return order <= 0;
  }
  return false;
}

void wide_cast(std::uint32_t from_bits, std::uint32_t to_bits, bool sign, std::uint64_t* d,
               const std::uint64_t* a) {
  if (to_bits <= 64) {
    d[0] = truncate(a[0], to_bits);
  } else if (from_bits <= 64 && to_bits <= 128) {
    const Int128 extended = sign ? Int128{sign_extend(a[0], from_bits)} : static_cast<Int128>(a[0]);
    const UInt128 result = static_cast<UInt128>(extended) & (~UInt128{0} >> (128 - to_bits));
    d[0] = static_cast<std::uint64_t>(result), d[1] = static_cast<std::uint64_t>(result >> 64);
  } else {
    Words::extend(a, from_bits, sign, words_of_bits(std::max(from_bits, to_bits))).store(d, to_bits);
  }
}

bool wide_intrinsic(Intrinsic f, std::uint32_t bits, std::uint64_t* d, const std::uint64_t* a,
                    const std::uint64_t* b, const std::uint64_t* c) {
  const Operation op{bits, d, a, b};
  const auto count = [&](std::uint32_t n) { op.put(number(n, op.size())); };
  switch (f) {
    case Intrinsic::PopCount: {
      std::uint32_t ones = 0;
      for (std::uint32_t i = 0; i < words_of_bits(bits); ++i)
        ones += static_cast<std::uint32_t>(std::popcount(a[i]));
      count(ones);
      return true;
    }
    case Intrinsic::LeadingZeros: count(bits - op.left(false).bit_width()); return true;
    case Intrinsic::TrailingZeros: {
      const Words x = op.left(false);
      count(x.zero() ? bits
                     : x.bitwise(-x, [](std::uint64_t p, std::uint64_t q) { return p & q; }).bit_width() - 1);
      return true;
    }
    case Intrinsic::ByteSwap: op.put(reverse(op.left(false), bits, 8)); return true;
    case Intrinsic::BitReverse: op.put(reverse(op.left(false), bits, 1)); return true;
    case Intrinsic::Abs: op.put(op.left(true).negative() ? -op.left(true) : op.left(true)); return true;
    case Intrinsic::SMin:
      op.put(op.left(true).compare(op.right(true)) < 0 ? op.left(true) : op.right(true));
      return true;
    case Intrinsic::SMax:
      op.put(op.left(true).compare(op.right(true)) > 0 ? op.left(true) : op.right(true));
      return true;
    case Intrinsic::UMin:
      op.put(op.left(false).compare(op.right(false)) < 0 ? op.left(false) : op.right(false));
      return true;
    case Intrinsic::UMax:
      op.put(op.left(false).compare(op.right(false)) > 0 ? op.left(false) : op.right(false));
      return true;
    case Intrinsic::SCompare: op.put_three_way(op.left(true).compare(op.right(true))); return true;
    case Intrinsic::UCompare: op.put_three_way(op.left(false).compare(op.right(false))); return true;
    case Intrinsic::FunnelShl:
    case Intrinsic::FunnelShr: {
      const std::uint32_t by = Words::extend(c, bits, false, op.size()).remainder(bits);
      const Words both = (op.left(false) << bits) + op.right(false);
      op.put(both >> (f == Intrinsic::FunnelShr ? by : bits - by));
      return true;
    }
    case Intrinsic::SAddOverflow: op.put_flagged(op.left(true) + op.right(true), true); return true;
    case Intrinsic::UAddOverflow: op.put_flagged(op.left(false) + op.right(false), false); return true;
    case Intrinsic::SSubOverflow: op.put_flagged(op.left(true) - op.right(true), true); return true;
    case Intrinsic::USubOverflow: op.put_flagged(op.left(false) - op.right(false), false); return true;
    case Intrinsic::SMulOverflow: op.put_flagged(op.left(true) * op.right(true), true); return true;
    case Intrinsic::UMulOverflow: op.put_flagged(op.left(false) * op.right(false), false); return true;
    case Intrinsic::SAddSat: op.put_saturated(op.left(true) + op.right(true), true); return true;
    case Intrinsic::UAddSat: op.put_saturated(op.left(false) + op.right(false), false); return true;
    case Intrinsic::SSubSat: op.put_saturated(op.left(true) - op.right(true), true); return true;
    case Intrinsic::USubSat: op.put_saturated(op.left(false) - op.right(false), false); return true;
    case Intrinsic::SShlSat: op.put_saturated(op.shifted(true), true); return true;
    case Intrinsic::UShlSat: op.put_saturated(op.shifted(false), false); return true;
    default: return false;
  }
}

}  // namespace heddle::native
