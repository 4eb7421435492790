// Exceptions, for the parts of the C++ runtime.
#pragma once

#include <typeinfo>

#include "exception.h"

namespace heddle {

using Exception = heddle_exception<void*>;

// The header in front of an exception object.
inline Exception* header_of(void* object) {
  return static_cast<Exception*>(object) - 1;
}
// Of all headers of an object, the one that counts references.
inline Exception* first_of(Exception* e) {
  return e->first != nullptr ? static_cast<Exception*>(e->first) : e;
}
inline std::type_info* type_of(const Exception* e) {
  return static_cast<std::type_info*>(e->type);
}

Exception* handled();  // by this thread, the newest; may be null
[[noreturn]] void raise(Exception* e);
void retain(Exception* first);
void release(Exception* e);

}  // namespace heddle
