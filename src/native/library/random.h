// The generators behind rand() and random(), bit for bit those of glibc, so that a seeded program does here
// what it does natively.
#pragma once

#include <cstdint>

namespace heddle::native {

// random(): additive feedback, x^31 + x^3 + 1 (glibc's TYPE_3). All zero: not seeded yet, which is seed 1.
struct AdditiveGenerator {
  std::uint32_t words[31];
  std::uint32_t front;  // index of the word that is added to; the other one is 3 behind
  std::uint32_t seeded;

  void seed(std::uint32_t seed);
  std::uint32_t next();  // 31 bits
};

// rand_r(): a linear congruential generator with 32 bits of state, three steps a number.
std::uint32_t next_of(std::uint32_t* state);

// drand48() and its relatives: a linear congruential generator with 48 bits of state.
inline constexpr std::uint64_t next48(std::uint64_t x) {
  return (x * 0x5deece66d + 0xb) & 0xffff'ffff'ffff;
}

}  // namespace heddle::native
