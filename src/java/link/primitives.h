// Methods of java.util.concurrent that are one step under --juc=model: from their first visible operation up
// to their end, or to where they wait for another thread. What they do is the JDK's own code, so every
// behaviour of the model is one of the real code. That none is missing is argued for each class in
// docs/java-concurrency.md, and tested against the real code. So are the library's look-ups of what it keeps
// about languages.
#pragma once

#include <cstdint>
#include <string_view>

namespace heddle::java {

enum class Primitive : std::uint8_t {
  None,
  Plain,
  Apart,        // and never a part of the primitive that has called it: one task of several
  InDetail,     // neither: one after the other it does things that running code can notice
  Condition,    // AbstractQueuedSynchronizer's, which synchronizers of the program's own share
  Pool,         // of ThreadPoolExecutor, as long as nobody looks into the pool
  Quiet,        // of ThreadPoolExecutor, likewise: what it does is not a step at all, but a part of what came
                // before
  QuietItself,  // likewise, but not the task that it runs
  LooksIntoPool,   // no primitive itself
  LooksIntoQueue,  // no primitive itself
  Counting,        // the second half of a map's primitive: a part of it only as long as nobody asks for sizes
  AsksForSize,     // no primitive itself
  Callback,        // no primitive itself; ends the one that has called it, as code of the program does
};

bool may_have_primitives(std::string_view klass);  // saves asking for the methods of most classes
Primitive primitive_kind(std::string_view klass, std::string_view method);

}  // namespace heddle::java
