// Linking of invokedynamic (JVMS 5.4.3.6) without running java.lang.invoke.
//
// The bootstrap methods that javac uses are known, and what they would link the call to is generated as an
// ordinary class: lambda_proxy.h, string_concat.h, record_methods.h. Any other bootstrap method is
// unsupported, by name.
//
// Like loading, linking is outside of every path: a call site linked once stays linked. The specification
// gives each instruction a call site of its own; here instructions that share a constant share it, which a
// program could tell only by comparing the identities of two lambdas.
#pragma once

#include <cstdint>
#include <string>

#include "java/heap/object.h"

namespace heddle::java {

class Vm;
struct Klass;
struct Method;
struct Thrown;

// Exactly one of the two is set.
struct CallSite {
  Method* target =
      nullptr;  // a static method that takes the call site's arguments; its class may need initialising
  Ref constant = kNull;  // an immortal object that is the result: a lambda that captures nothing
};

// Links the InvokeDynamic constant `index` of `holder`; the result is owned and remembered by `holder`.
// nullptr: either thrown.klass is set (the error that the program gets), or `unsupported` is a sentence
// fragment that names the bootstrap method and the class. Failures are not remembered: they repeat in the
// same way.
CallSite* link_call_site(Vm& vm, Klass* holder, std::uint16_t index, Thrown& thrown,
                         std::string& unsupported);

}  // namespace heddle::java
