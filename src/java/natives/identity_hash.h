#pragma once

#include <cstdint>

#include "java/heap/object.h"

namespace heddle::java {

// Object.hashCode and System.identityHashCode of a non-null reference: a function of its canonical name.
std::int32_t identity_hash(Ref ref);

}  // namespace heddle::java
