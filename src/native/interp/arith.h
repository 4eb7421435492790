// Integer arithmetic on one slot: values of 1 to 64 bits, zero-extended (opcodes.def). Results are
// zero-extended too.
//
// Where C++ leaves a case undefined, it is given a meaning here or reported to the caller, who reports it to
// the user.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "native/code/code.h"

namespace heddle::native {

__extension__ using Int128 = __int128;
__extension__ using UInt128 = unsigned __int128;

inline constexpr std::uint64_t mask(std::uint32_t bits) {
  return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}
inline constexpr std::uint64_t truncate(std::uint64_t value, std::uint32_t bits) {
  return value & mask(bits);
}
inline constexpr std::int64_t sign_extend(std::uint64_t value, std::uint32_t bits) {
  const std::uint32_t unused = 64 - bits;
  return static_cast<std::int64_t>(value << unused) >> unused;
}
inline constexpr std::uint64_t least(std::uint32_t bits) {
  return std::uint64_t{1} << (bits - 1);
}  // signed

inline constexpr std::uint64_t shift_left(std::uint64_t a, std::uint64_t by, std::uint32_t bits) {
  return by >= bits ? 0 : truncate(a << by, bits);
}
inline constexpr std::uint64_t shift_right(std::uint64_t a, std::uint64_t by) {
  return by >= 64 ? 0 : a >> by;
}
inline constexpr std::uint64_t shift_right_signed(std::uint64_t a, std::uint64_t by, std::uint32_t bits) {
  return truncate(static_cast<std::uint64_t>(sign_extend(a, bits) >> (by >= bits ? 63 : by)), bits);
}

// Whether / and % mean something: not by zero, and, signed, not the least value by -1.
inline constexpr bool can_divide(std::uint64_t b) {
  return b != 0;
}
inline constexpr bool can_divide_signed(std::uint64_t a, std::uint64_t b, std::uint32_t bits) {
  return b != 0 && !(b == mask(bits) && a == least(bits));
}
inline constexpr std::uint64_t divide_signed(std::uint64_t a, std::uint64_t b, std::uint32_t bits) {
  return truncate(static_cast<std::uint64_t>(sign_extend(a, bits) / sign_extend(b, bits)), bits);
}
inline constexpr std::uint64_t remainder_signed(std::uint64_t a, std::uint64_t b, std::uint32_t bits) {
  return truncate(static_cast<std::uint64_t>(sign_extend(a, bits) % sign_extend(b, bits)), bits);
}

// d[0], and d[1] for the overflow flag. False: not an intrinsic of integers.
bool int_intrinsic(Intrinsic f, std::uint32_t bits, std::uint64_t a, std::uint64_t b, std::uint64_t c,
                   std::uint64_t* d);

// What an atomic update leaves in `bytes` bytes (1, 2, 4, 8) that held `old`. Floating point: see can_update.
std::uint64_t update(UpdateOp op, std::uint32_t bytes, std::uint64_t old, std::uint64_t operand);
void update16(UpdateOp op, std::uint64_t* d, const std::uint64_t* old, const std::uint64_t* operand);
// The instruction does not say which kind its bytes hold: 4 are a float, 8 a double, others are not
// supported.
inline constexpr bool can_update(UpdateOp op, std::uint32_t bytes) {
  return op < UpdateOp::FAdd || op > UpdateOp::FMin || bytes == 4 || bytes == 8;
}

}  // namespace heddle::native
