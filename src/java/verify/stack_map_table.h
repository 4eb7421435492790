// The StackMapTable attribute (JVMS 4.7.4), unpacked into frames.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "java/classfile/class_file.h"
#include "java/verify/verification_type.h"

namespace heddle::java {

// Thrown and caught inside this folder. Verify: a VerifyError; Format: a ClassFormatError; Unreadable: the
// same, and HotSpot gives no second chance; Unsupported: no answer.
struct VerifyFailure {
  enum class Kind : std::uint8_t { Verify, Format, Unreadable, Unsupported } kind;
  std::string message;
};

struct StackMapEntry {
  std::uint16_t pc;
  VFrame frame;  // its locals end with the last that the table names
};

// In the order of the table, each at a higher pc than the one before. `entry` is the frame in which the
// method is entered, its locals the arguments; `starts` tells which bytes of the code start an instruction.
// Throws VerifyFailure.
std::vector<StackMapEntry> read_stack_map(const ClassFile& file, const CodeAttribute& code,
                                          const VFrame& entry, const std::vector<std::uint8_t>& starts);

}  // namespace heddle::java
