// Methods of java.util.concurrent that are one step under --juc=model: from their first visible operation up
// to their end, or to where they wait for another thread. What they do is the JDK's own code, so every
// behaviour of the model is one of the real code. That none is missing is argued for each class in
// docs/java-concurrency.md, and tested against the real code.
#pragma once

#include <cstdint>
#include <string_view>

namespace heddle::java {

enum class Primitive : std::uint8_t {
  None,
  Plain,
  Condition,  // AbstractQueuedSynchronizer's, which synchronizers of the program's own share
  Pool,       // of ThreadPoolExecutor: told from the real code by who looks into the pool
  Looks,      // not a primitive: a method that looks into a pool
};

Primitive primitive_kind(std::string_view klass, std::string_view method);

}  // namespace heddle::java
