// Copies of arrays that other threads may be writing: element by element, each a step of its own, so that
// another thread can come in between.
//
// The class library copies arrays all the time, under its locks or in private; there a copy is one action,
// which only a library that races with itself could tell. A copy that the program asks for, directly or
// through java.util.Arrays, is taken apart.
#pragma once

#include "java/natives/natives.h"
#include "java/vm.h"

namespace heddle::java {

// More than one thread is alive, and the program itself asked for the copy.
bool must_take_apart(const NativeCall& call);

enum class CopyResult : std::uint8_t { None, Destination };
// Runs the copy in place of the native; elements need no store check. The result is nothing or the
// destination.
NativeResult copy_by_elements(NativeCall& call, Ref from, std::uint32_t from_index, Ref to,
                              std::uint32_t to_index, std::uint32_t count, CopyResult result);

}  // namespace heddle::java
