// The opcode table by name, for tests that write or read bytecode as listings.
#pragma once

#include <functional>
#include <map>
#include <string>

namespace heddle::java {

struct Mnemonic {
  int value;
  std::string format, pops, pushes;
};

inline const std::map<std::string, Mnemonic, std::less<>>& mnemonics() {
  static const std::map<std::string, Mnemonic, std::less<>> table = {
#define HEDDLE_OPCODE(name, value, format, pops, pushes) {#name, {value, #format, pops, pushes}},
#include "java/classfile/opcodes.def"
  };
  return table;
}

}  // namespace heddle::java
