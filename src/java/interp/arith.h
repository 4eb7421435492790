// Java's arithmetic where C++'s differs (JLS 15, JVMS 6.5), and slots as longs, floats and doubles.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include "java/interp/translate.h"

namespace heddle::java {

inline std::int64_t get_long(const std::uint32_t* slot) {
  std::int64_t value;
  std::memcpy(&value, slot, 8);
  return value;
}
inline void put_long(std::uint32_t* slot, std::int64_t value) {
  std::memcpy(slot, &value, 8);
}
inline double get_double(const std::uint32_t* slot) {
  return std::bit_cast<double>(get_long(slot));
}
inline void put_double(std::uint32_t* slot, double value) {
  put_long(slot, std::bit_cast<std::int64_t>(value));
}
inline float get_float(const std::uint32_t* slot) {
  return std::bit_cast<float>(*slot);
}
inline void put_float(std::uint32_t* slot, float value) {
  *slot = std::bit_cast<std::uint32_t>(value);
}

// MIN / -1 overflows silently to MIN.
template <typename T>
T java_div(T x, T y) {
  return y == -1 ? static_cast<T>(0 - static_cast<std::make_unsigned_t<T>>(x)) : x / y;
}
template <typename T>
T java_rem(T x, T y) {
  return y == -1 ? 0 : x % y;
}

// NaN becomes 0, what is out of range the nearest bound.
template <typename T, typename F>
T saturate(F value) {
  if (std::isnan(value)) return 0;
  if (value >= static_cast<F>(std::numeric_limits<T>::max())) return std::numeric_limits<T>::max();
  if (value <= static_cast<F>(std::numeric_limits<T>::min())) return std::numeric_limits<T>::min();
  return static_cast<T>(value);
}

inline std::uint32_t lookup(const SwitchTable& table, std::int32_t key) {
  auto it = std::lower_bound(table.keys.begin(), table.keys.end(), key);
  if (it == table.keys.end() || *it != key) return table.fallback;
  return table.targets[static_cast<std::size_t>(it - table.keys.begin())];
}

}  // namespace heddle::java
