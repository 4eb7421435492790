// Translated bytecode: one fixed-size record per bytecode instruction, constants and resolved references in
// place.
#pragma once

#include <cstdint>

namespace heddle::java {

struct Method;
struct Field;
struct Klass;

enum class Op : std::uint16_t {
#define HEDDLE_INSN(name) name,
#include "java/interp/insn.def"
#undef HEDDLE_INSN
};

struct Insn {
  Op op;
  std::uint16_t a = 0;  // local index, argument slots, small counts
  std::int32_t b = 0;   // int constant, branch target (instruction index), field offset, constant-pool index
  union {
    std::int64_t j = 0;
    Method* method;
    Field* field;
    Klass* klass;
    void* pointer;
  };
};
static_assert(sizeof(Insn) == 16);

}  // namespace heddle::java
