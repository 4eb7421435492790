// Where the class library keeps a promise of its documentation by means that the memory model does not know.
//
// What a thread did before it gave an object to a concurrent collection or to an executor happens before what
// another does with it (package documentation of java.util.concurrent). The two places below rely on loads
// that depend on each other being in order, and on fences: no edge of the memory model. Taken literally,
// every object that passes through them would seem to race with who put it in.
#pragma once

#include <string_view>

#include "java/link/klass.h"

namespace heddle::java {

// A ForkJoinPool takes tasks from outside by a plain store, and the worker that takes one by compareAndSet
// may see it before the volatile store that follows. The plain store counts as one that releases.
inline bool submits_task(const Klass& array, const Method& by) {
  return array.name == "[Ljava/util/concurrent/ForkJoinTask;" &&
         by.holder->name == "java/util/concurrent/ForkJoinPool$WorkQueue";
}

// A ConcurrentSkipListMap writes these by compareAndSet and reads them by plain loads after a fence. They
// count as volatile.
inline bool is_read_by_dependency(std::string_view klass, std::string_view field) {
  constexpr std::string_view kMap = "java/util/concurrent/ConcurrentSkipListMap";
  if (!klass.starts_with(kMap)) return false;
  klass.remove_prefix(kMap.size());
  if (klass == "$Node") return field == "val" || field == "next";
  if (klass == "$Index") return field == "right";
  return klass.empty() && field == "head";
}

}  // namespace heddle::java
