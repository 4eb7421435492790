// What natives about threads share.
#pragma once

#include "java/natives/natives.h"

namespace heddle::java {

// Sets the interrupt of `thread` and wakes it if it waits. The caller has asked must_yield.
void interrupt_thread(NativeCall& call, Ref thread);

// StackTraceElement[] of a thread as it stands. kNull: OutOfMemoryError has been thrown.
Ref stack_trace_of(NativeCall& call, ThreadId thread);

}  // namespace heddle::java
