#pragma once

#include <cstdint>

#include "java/heap/heap.h"

namespace heddle::java {

// Object.hashCode and System.identityHashCode of a non-null reference: a function of its canonical name.
std::int32_t identity_hash(const Heap& heap, Ref ref);

}  // namespace heddle::java
