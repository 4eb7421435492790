// Chance, repeatable from a seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace heddle::fuzz {

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : bits_(seed) {}

  // From 0 to below `n`, which is not 0.
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(bits_() % n); }
  bool one_in(std::size_t n) { return below(n) == 0; }
  std::uint8_t byte() { return static_cast<std::uint8_t>(bits_()); }
  template <typename List>
  auto& of(List& list) {
    return list[below(std::size(list))];
  }

 private:
  std::mt19937_64 bits_;
};

}  // namespace heddle::fuzz
