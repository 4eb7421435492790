// The sequence of Luby, Sinclair and Zuckerman (1993): 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, ...
#pragma once

#include <cstdint>

namespace heddle::explore {

// The i-th element, from 1: l_i = 2^(n-1) if i = 2^n - 1, else l_(i - 2^(n-1) + 1) where 2^(n-1) <= i < 2^n
// - 1.
inline std::uint64_t luby(std::uint64_t i) {
  for (;;) {
    std::uint64_t power = 1;  // 2^(n-1), the largest that is not above i
    while (power <= i / 2) power *= 2;
    if (i == 2 * power - 1) return power;
    i -= power - 1;
  }
}

}  // namespace heddle::explore
