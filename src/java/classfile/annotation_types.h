// The type names in a RuntimeVisibleAnnotations attribute (JVMS 4.7.16).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "java/classfile/class_file.h"

namespace heddle::java {

// The descriptors of the annotations, in order. Element values are skipped. Format checking exempts
// annotations (JVMS 4.8), so at the first malformed one we stop and return those before it.
std::vector<std::string> annotation_types(std::span<const std::uint8_t> attribute,
                                          const std::vector<CpEntry>& cp);

}  // namespace heddle::java
