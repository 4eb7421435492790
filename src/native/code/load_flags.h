// Insn::b of loads, which is no slot.
#pragma once

#include <cstdint>

#include "native/code/code.h"

namespace heddle::native {

inline constexpr bool is_plain_load(Op op) {
  return op == Op::Load8 || op == Op::Load16 || op == Op::Load32 || op == Op::Load64 || op == Op::LoadBytes;
}

// What is read goes back to where it came from, and nowhere else: it need not have been written.
inline constexpr std::uint32_t kKeepsRest = 1;

}  // namespace heddle::native
