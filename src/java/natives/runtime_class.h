// Classes whose bytes the program makes at run time. A class once defined exists on every path, so the same
// name must mean the same bytes: a second definition with equal bytes gives the class again.
#pragma once

#include "java/natives/natives.h"
#include "java/vm.h"

namespace heddle::java {

// Origin of every class that was defined here begins with it.
inline constexpr std::string_view kRuntimeOrigin = "defined at run time";

// nullptr: `*stop` is the native's outcome. `name` is internal and may be empty (then the bytes say it).
Klass* define_runtime_class(NativeCall& call, std::span<const std::uint8_t> bytes, const std::string& name,
                            bool from_jdk, NativeResult* stop, Ref loader = kNull);

}  // namespace heddle::java
