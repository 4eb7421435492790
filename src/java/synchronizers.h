// The synchronizers of java.util.concurrent as a programmer knows them: who holds a ReentrantLock, and what a
// parked thread really waits for.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/choice.h"
#include "java/vm.h"

namespace heddle::java {

// The lock, semaphore or latch that a programmer knows, of the object that is its inside; or that object.
Ref face_of(const Vm& vm, Ref object);

// Every lock that is owned by a thread: (thread, lock).
std::vector<std::pair<ThreadId, Ref>> held_synchronizers(const Vm& vm);

struct ParkedFor {
  enum class What { Nothing, Lock, Permit, Count, Signal, Result, Other } what = What::Nothing;
  Ref object = kNull;  // the lock, semaphore, latch, future, ...
  ThreadId held_by = kNoThread;
};
ParkedFor parked_for(const Vm& vm, Ref java_thread);

}  // namespace heddle::java
