// How a ForkJoinPool is given tasks from outside.
//
// Actions before a task is submitted happen before it runs (the documentation of java.util.concurrent). The
// pool keeps this promise by means that the memory model does not know: the task is stored by a plain store,
// and whoever takes it by compareAndSet may see it before the volatile store that follows. That the store
// counts as one that releases makes the promise true here, too; otherwise every task would seem to race with
// who submitted it.
#pragma once

#include "java/link/klass.h"

namespace heddle::java {

// Is a store into such an array, by that method, the submission of a task?
inline bool submits_task(const Klass& array, const Method& by) {
  return array.name == "[Ljava/util/concurrent/ForkJoinTask;" &&
         by.holder->name == "java/util/concurrent/ForkJoinPool$WorkQueue";
}

}  // namespace heddle::java
