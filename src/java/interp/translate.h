// Bytecode to Insn, once per method. Unresolved instructions are rewritten in place when they are resolved.
#pragma once

#include <cstdint>
#include <vector>

#include "java/interp/insn.h"

namespace heddle::java {

class Vm;

struct SwitchTable {
  std::int32_t low = 0;  // tableswitch
  std::uint32_t fallback = 0;
  std::vector<std::int32_t> keys;      // lookupswitch, sorted
  std::vector<std::uint32_t> targets;  // instruction indices
};

// Fills method.code, bci and handlers. The class file's checks have been made; what they do not cover (jsr,
// ret) becomes an Unsupported instruction.
void translate(Vm& vm, Method& method);

}  // namespace heddle::java
