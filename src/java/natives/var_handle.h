// Signature-polymorphic calls of java.lang.invoke.VarHandle.
#pragma once

#include <string_view>

#include "java/vm.h"

namespace heddle::java {

// What a call of `polymorphic` (VarHandle.compareAndSet and the like) with that call-site descriptor runs: a
// native instance method whose own descriptor is the call site's. Made on first use, then the same for every
// such site.
Method* var_handle_method(Vm& vm, Method* polymorphic, std::string_view descriptor);

}  // namespace heddle::java
