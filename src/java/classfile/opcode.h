// The opcode table of opcodes.def as C++: numbers, operand formats, stack effects.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace heddle::java::bytecode {

// What follows the opcode byte; the words of opcodes.def.
enum class Format : std::uint8_t {
  Illegal,  // no such opcode
  None,
  Byte,
  Short,
  Constant1,
  Constant2,
  Local,
  Local0,
  Local1,
  Local2,
  Local3,
  Increment,
  Branch2,
  Branch4,
  TableSwitch,
  LookupSwitch,
  Field,
  Method,
  Class,
  InterfaceMethod,
  CallSite,
  ArrayType,
  MultiArray,
  Wide,
};

enum Opcode : std::uint8_t {
#define HEDDLE_OPCODE(name, value, format, pops, pushes) op_##name = value,
#include "java/classfile/opcodes.def"
};

struct OpcodeEffect {
  const char* name = "undefined";
  Format format = Format::Illegal;
  std::string_view pops, pushes;
};

inline constexpr std::array<OpcodeEffect, 256> kOpcodes = [] {
  std::array<OpcodeEffect, 256> table{};
#define HEDDLE_OPCODE(name, value, format, pops, pushes) table[value] = {#name, Format::format, pops, pushes};
#include "java/classfile/opcodes.def"
  return table;
}();

// The next instruction in the code is not a successor (JVMS 4.10.1.6: afterGoto).
constexpr bool ends_block(std::uint8_t opcode) {
  return opcode == op_goto || opcode == op_goto_w || opcode == op_athrow ||
         (opcode >= op_ret && opcode <= op_return);
}

constexpr bool is_subroutine(std::uint8_t opcode) {
  return opcode == op_jsr || opcode == op_jsr_w || opcode == op_ret;
}

}  // namespace heddle::java::bytecode
