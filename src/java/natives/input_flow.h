// What a method does with a nondeterministic value that it has asked for: a data flow over its bytecode, from
// the call that gave the value on.
//
// The value is followed through locals, the operand stack and operations with constants to comparisons with
// constants (base/input_classes.h). Whatever else takes it (a field, an array, a call, a return) is another
// use: then more than its class matters.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/input_classes.h"
#include "java/classfile/class_file.h"

namespace heddle::java {

// The type of the value: `bits` wide, and extended to what the stack holds.
struct InputType {
  unsigned bits = 32;
  bool is_signed = true;
};

struct InputPlan {
  std::vector<std::int64_t> values;  // to be tried
  bool all = false;                  // they stand for every value
};

// For the call at `site` (the pc of its invokestatic). None: the code is too much for the analysis.
std::optional<InputPlan> plan_input(const ClassFile& file, const MethodInfo& method, std::size_t site,
                                    InputType type);

}  // namespace heddle::java
