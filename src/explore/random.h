// Random numbers for searches: small, seeded, the same everywhere (splitmix64).
#pragma once

#include <cstdint>

#include "base/fingerprint.h"

namespace heddle::explore {

class Random {
 public:
  // Streams of one seed are independent of each other: one per policy that draws numbers.
  explicit Random(std::uint64_t seed, std::uint64_t stream = 0) : state_(seed + (stream << 56)) {}

  std::uint64_t bits() { return mix64(state_ += 0x9e3779b97f4a7c15ULL); }
  std::uint64_t below(std::uint64_t n) {
    return static_cast<std::uint64_t>((static_cast<unsigned __int128>(bits()) * n) >> 64);
  }
  double real() { return static_cast<double>(bits() >> 11) * 0x1p-53; }  // uniform in [0, 1)

 private:
  std::uint64_t state_;
};

}  // namespace heddle::explore
