// Call sites and constants that java.lang.invoke links (JVMS 5.4.3.5, 5.4.3.6): calls of MethodHandle.invoke
// and invokeExact, invokedynamic with bootstrap methods that the linker does not know (call_site.h), and
// constants of kind MethodHandle, MethodType and Dynamic.
//
// What they are linked to are objects that the library makes, and a bootstrap method may do anything. So the
// result is part of the state: a cell of two words, zero until a path has linked the site.
#pragma once

#include <cstdint>
#include <string>

#include "base/paged_memory.h"
#include "java/heap/object.h"

namespace heddle::java {

class Vm;
struct Klass;
struct Method;

struct LinkedSite {
  enum class Kind : std::uint8_t { Invoker, CallSite, MethodHandle, MethodType, Dynamic, Load };
  Klass* holder = nullptr;
  std::uint16_t index = 0;  // of the constant; of a MethodType that no constant names: of its descriptor
  Kind kind = Kind::Invoker;
  // Word 0: the id of the static method that a call runs; 1 for a constant. Word 1: the value of the
  // constant, or what the method takes as its last argument (null: nothing).
  Offset cell = 0;
  Method* stub = nullptr;  // the frame in which it is linked
  // Load: no site at all, but a class that a loader of the program is asked for in the same way.
  Ref loader = kNull;
  std::string name;
  bool by_name = false;  // Class.forName: ClassNotFoundException is not to become NoClassDefFoundError
  // Bootstrap methods are the program's: who links first is a choice.
  bool runs_program() const { return kind == Kind::CallSite || kind == Kind::Dynamic; }
};
inline constexpr std::uint32_t kLinkedValue = 4;  // offset of word 1

// Made on first use.
LinkedSite* load_site(Vm& vm, Ref loader, const std::string& name, bool by_name = false);
LinkedSite* linked_site(Vm& vm, Klass* holder, std::uint16_t index, LinkedSite::Kind kind);

}  // namespace heddle::java
