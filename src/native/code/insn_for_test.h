// Instructions written by hand, for unit tests.
#pragma once

#include <utility>
#include <vector>

#include "native/code/code.h"

namespace heddle::native {

inline Insn insn(Op op, std::uint16_t w = 0, std::uint32_t d = kNoSlot, std::uint32_t a = kNoSlot,
                 std::uint32_t b = kNoSlot, std::uint32_t c = kNoSlot, std::uint32_t e = 0) {
  Insn result{.op = op, .w = w, .d = d, .a = a, .b = b, .imm = 0};
  result.c = c, result.e = e;
  return result;
}
inline CallSite call_site(std::vector<std::uint32_t> args, std::uint32_t result_slots,
                          std::uint32_t unwind = 0, std::vector<VarArg> varargs = {}) {
  CallSite result;
  result.args = std::move(args), result.result_slots = result_slots, result.unwind = unwind;
  result.varargs = std::move(varargs);
  return result;
}

}  // namespace heddle::native
