// Orders that the program declares (annotation.cpp).
#pragma once

#include "native/library/sync.h"

namespace heddle::native {

inline constexpr std::uint32_t kAnnotation = kOrderedPoint + 1;  // Event::detail of Acquire and Release

}  // namespace heddle::native
