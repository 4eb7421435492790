// 128-bit fingerprints that can be added and subtracted, so that a state's fingerprint is the sum of its
// pages'.
#pragma once

#include <cstdint>
#include <functional>

namespace heddle {

struct Fingerprint {
  std::uint64_t lo = 0;
  std::uint64_t hi = 0;

  friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
  Fingerprint& operator+=(const Fingerprint& other) {
    lo += other.lo;
    hi += other.hi;
    return *this;
  }
  Fingerprint& operator-=(const Fingerprint& other) {
    lo -= other.lo;
    hi -= other.hi;
    return *this;
  }
};

inline std::uint64_t mix64(std::uint64_t x) {  // splitmix64's finaliser
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

}  // namespace heddle

template <>
struct std::hash<heddle::Fingerprint> {
  std::size_t operator()(const heddle::Fingerprint& f) const noexcept { return f.lo; }
};
