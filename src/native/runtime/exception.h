// A C++ exception on its way: for cxxabi.cpp and exception_ptr.cpp here, and for interp/unwinding.cpp.
//
// The header lies in front of the exception object, in one block of memory. std::rethrow_exception throws the
// same object anew, possibly in several threads at once: each of these has a header of its own that leads to
// the first one.
#pragma once

#include <stdint.h>

// Address: as the program has it, or as Heddle has it.
template <typename Address>
struct heddle_exception {
  Address type;  // std::type_info of the object
  Address object;
  Address adjusted;     // what the handler sees: the object, a base of it, or the pointer that was thrown
  Address destructor;   // of the object; may be 0
  Address next;         // of those that its thread handles
  Address first;        // thrown anew: the header in front of the object; else 0
  int64_t handlers;     // that handle it; negative: it is on its way again
  uint64_t references;  // of the object: headers and std::exception_ptr
};
static_assert(sizeof(heddle_exception<void*>) % 16 == 0, "the object behind it is aligned");
