// The verifier of class files (JVMS 17, 4.10): whatever it accepts can be run without looking at types again.
//
// Class files of version 50 and later are checked against their StackMapTable (4.10.1), older ones by type
// inference (4.10.2); a file of version 50 whose table does not do is given a second chance by inference, as
// HotSpot does. Where HotSpot and the specification differ (handlers around constructor calls, a `new` that
// is executed twice), HotSpot is followed; neither difference can confuse the types of initialised objects.
#pragma once

#include <optional>
#include <string>

#include "java/classfile/class_file.h"
#include "java/verify/class_world.h"

namespace heddle::java {

struct VerifyProblem {
  // The Java exception that linking the class throws, by internal name; empty: we cannot tell whether the
  // class is good (subroutines), and `message` says why.
  std::string klass;
  std::string message;
};

// `file` is as parse_class_file made it; its superclass and interfaces can be loaded.
std::optional<VerifyProblem> verify_class(const ClassFile& file, ClassWorld& world);

}  // namespace heddle::java
