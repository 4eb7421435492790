// What heddle-lower and the library agree on about nondeterministic inputs.
#pragma once

#include <cstdint>

namespace heddle::native {

inline constexpr char kInputPrefix[] = "__VERIFIER_nondet_";

// A table of values to try: its number, how many of them stand for themselves alone (the others stand for all
// that give the same answers), how many there are, and the values; 64 bits each.
inline constexpr std::uint64_t kMostInputs = 1024;  // tables

}  // namespace heddle::native
