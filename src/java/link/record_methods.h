// toString, hashCode and equals of a record, as java.lang.runtime.ObjectMethods composes them: a class with
// one static method that takes the record (and the other object). It reads the record's private fields.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "java/link/class_builder.h"

namespace heddle::java {

struct RecordMethod {
  struct Component {
    std::string name, type;  // of the field; the type is a field descriptor
  };

  std::string name;         // of the class to make
  std::string method;       // "toString", "hashCode" or "equals"
  std::string record;       // internal name
  std::string simple_name;  // Class.getSimpleName()
  std::vector<Component> components;

  // The descriptor the call site must have; empty if `method` is none of the three.
  std::string type() const;
};

// The static method is called `method` and has the descriptor type(). `method` must be one of the three.
ClassFile make_record_method(const RecordMethod& description);

}  // namespace heddle::java
