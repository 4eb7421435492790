// Between slots and the host's floating point types.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "native/code/code.h"
#include "native/interp/arith.h"

namespace heddle::native {

__extension__ using Quad = __float128;

inline UInt128 fp_bits(FpKind kind, const std::uint64_t* slots) {
  return slots_of(kind) == 1 ? UInt128{slots[0]} : UInt128{slots[1]} << 64 | slots[0];
}
inline void put_fp_bits(FpKind kind, std::uint64_t* slots, UInt128 bits) {
  slots[0] = static_cast<std::uint64_t>(bits);
  if (slots_of(kind) == 2) slots[1] = static_cast<std::uint64_t>(bits >> 64);
}
inline constexpr std::uint32_t fp_size(FpKind kind) {  // bits
  constexpr std::uint32_t kBits[] = {16, 16, 32, 64, 80, 128};
  return kBits[static_cast<std::size_t>(kind)];
}

// x as a float such that rounding it once more to bfloat is as if x itself were rounded: inexact results get
// an odd last bit, on the side of zero ("round to odd").
template <typename T>
std::uint32_t float_to_odd(T x) {
  const auto nearest = static_cast<float>(x);
  auto bits = std::bit_cast<std::uint32_t>(nearest);
  const auto back = static_cast<T>(nearest);
  if (back == x || x != x) return bits;
  if ((back < 0 ? -back : back) > (x < 0 ? -x : x)) --bits;
  return bits | 1;
}
inline std::uint16_t bfloat_of_float(std::uint32_t bits) {
  if ((bits & 0x7fff'ffff) > 0x7f80'0000) return static_cast<std::uint16_t>(bits >> 16 | 0x40);  // NaN: quiet
  return static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);  // to nearest, even
}

// The value in the type in which it is computed: float, double, long double or Quad.
template <typename T>
T get_fp(FpKind kind, const std::uint64_t* slots) {
  static_assert(sizeof(_Float16) == 2);
  if constexpr (std::is_same_v<T, float>) {
    if (kind == FpKind::Half)
      return static_cast<float>(std::bit_cast<_Float16>(static_cast<std::uint16_t>(slots[0])));
    if (kind == FpKind::BFloat) return std::bit_cast<float>(static_cast<std::uint32_t>(slots[0] << 16));
  }
  T value{};
  std::memcpy(&value, slots, std::is_same_v<T, long double> ? 10 : sizeof(T));
  return value;
}

// Rounds once, from whatever type.
template <typename T>
void put_fp(FpKind kind, std::uint64_t* slots, T value) {
  const auto put = [&](auto rounded, std::size_t bytes) {
    slots[0] = 0;
    if (slots_of(kind) == 2) slots[1] = 0;
    std::memcpy(slots, &rounded, bytes);
  };
  switch (kind) {
    case FpKind::Half: return put(static_cast<_Float16>(value), 2);
    case FpKind::BFloat: return put(bfloat_of_float(float_to_odd(value)), 2);
    case FpKind::Float: return put(static_cast<float>(value), 4);
    case FpKind::Double: return put(static_cast<double>(value), 8);
    case FpKind::X87: return put(static_cast<long double>(value), 10);
    case FpKind::Quad: return put(static_cast<Quad>(value), 16);
  }
}

// visit(T{}) with the type in which `kind` is computed.
template <typename Visit>
auto with_fp_type(FpKind kind, Visit visit) {
  switch (kind) {
    case FpKind::Double: return visit(double{});
    case FpKind::X87: return visit(static_cast<long double>(0));
    case FpKind::Quad: return visit(Quad{});
    default: return visit(float{});
  }
}

}  // namespace heddle::native
