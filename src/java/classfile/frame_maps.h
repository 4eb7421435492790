// Which slots of a frame matter at a given instruction, and which of them hold references.
//
// A backward liveness analysis over the bytecode joined with a forward inference of slot kinds (reference,
// other, dead). The machine uses it to erase dead locals before a state is compared, and to count references
// held by frames. A slot reported dead is never read on any path before it is written.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "java/classfile/class_file.h"

namespace heddle::java {

enum class SlotKind : std::uint8_t { Dead, Value, Reference };

class FrameMaps {
 public:
  // One byte per slot. `locals` has max_locals entries. A long or double occupies two Value slots.
  struct Map {
    std::vector<SlotKind> locals;
    std::vector<SlotKind> stack;  // exactly the operand stack, bottom first; never Dead
  };

  // Fails (one sentence) on code whose stack depths or kinds do not merge, or that uses jsr/ret.
  static Result<FrameMaps> analyse(const ClassFile& file, const MethodInfo& method);

  // Just before the instruction at `bci` executes. `bci` must be a reachable instruction start.
  Map before(std::uint16_t bci) const;
  // While the invoke* (or other instruction that runs Java code, e.g. a class initialiser) at `bci` is in
  // progress: its operands have been popped from the stack and its result has not been pushed; locals are those
  // live after it or in a handler that covers it.
  Map during(std::uint16_t bci) const;
  bool reachable(std::uint16_t bci) const;

 private:
  struct Tables;
  std::shared_ptr<const Tables> tables_;
};

}  // namespace heddle::java
