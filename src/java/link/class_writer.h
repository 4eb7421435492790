// A ClassFile as bytes (JVMS chapter 4): the inverse of parse_class_file, for tests that hand generated
// classes to a real JVM or to the reader. What the reader drops (unknown attributes) is not written.
#pragma once

#include <cstdint>
#include <vector>

#include "java/classfile/class_file.h"

namespace heddle::java {

std::vector<std::uint8_t> write_class_file(const ClassFile& file);

}  // namespace heddle::java
