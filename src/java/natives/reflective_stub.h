// Small static methods, made on demand, through which reflection calls a method or constructor: invoke (or
// new and invoke), box the result, wrap what is thrown into InvocationTargetException. Being bytecode, they
// need nothing from the interpreter. In stack traces they stand for the native accessor that HotSpot shows
// there.
#pragma once

#include "java/natives/natives.h"
#include "java/vm.h"

namespace heddle::java {

// Static; takes the target's receiver, if any, and arguments; returns an Object: the boxed result, null for
// void, or the new object. One per target, found again by name.
Method* reflective_stub(Vm& vm, Method* target);

bool is_reflective_stub(const Method* method);
struct StubFace {
  const char* klass = nullptr;  // nullptr: not such a stub
  const char* method = nullptr;
};
StubFace stub_face(const Method* method);

}  // namespace heddle::java
