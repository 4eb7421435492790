// Call sites and constants that java.lang.invoke links (JVMS 5.4.3.5, 5.4.3.6): calls of MethodHandle.invoke
// and invokeExact, invokedynamic with bootstrap methods that the linker does not know (call_site.h), and
// constants of kind MethodHandle, MethodType and Dynamic.
//
// What they are linked to are objects that the library makes, and a bootstrap method may do anything. So the
// result is part of the state: a cell of two words, zero until a path has linked the site.
#pragma once

#include <cstdint>

#include "base/paged_memory.h"

namespace heddle::java {

class Vm;
struct Klass;
struct Method;

struct LinkedSite {
  enum class Kind : std::uint8_t { Invoker, CallSite, MethodHandle, MethodType, Dynamic };
  Klass* holder = nullptr;
  std::uint16_t index = 0;  // of the constant; of a MethodType that no constant names: of its descriptor
  Kind kind = Kind::Invoker;
  // Word 0: the id of the static method that a call runs; 1 for a constant. Word 1: the value of the
  // constant, or what the method takes as its last argument (null: nothing).
  Offset cell = 0;
  Method* stub = nullptr;  // the frame in which it is linked
  // Bootstrap methods are the program's: who links first is a choice.
  bool runs_program() const { return kind == Kind::CallSite || kind == Kind::Dynamic; }
};
inline constexpr std::uint32_t kLinkedValue = 4;  // offset of word 1

// The site of that constant, made on first use.
LinkedSite* linked_site(Vm& vm, Klass* holder, std::uint16_t index, LinkedSite::Kind kind);

}  // namespace heddle::java
