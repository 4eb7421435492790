// C++ exceptions as compiled code asks for them (Itanium C++ ABI: Exception Handling). Finding the handler is
// interp/unwinding.cpp's.
#include <cxxabi.h>
#include <stdlib.h>

#include <exception>

#include "raise.h"

using heddle::Exception;

extern "C" {
// Goes to the handler, or to what must be destroyed before that. Returns if there is none: 0, or 1 if it
// would have to leave a function that is noexcept.
int __heddle_throw(Exception* e);
[[noreturn]] void __heddle_uncaught(const std::type_info* type, const char* what, int leaves_noexcept);
}

namespace {

thread_local Exception* newest_handled;
thread_local unsigned on_their_way;

// Nobody catches it. It is caught here after all, to know what it says.
[[noreturn]] void uncaught(Exception* e, int leaves_noexcept) {
  abi::__cxa_begin_catch(e);
  if (std::get_terminate() != nullptr) std::terminate();
  try {
    throw;
  } catch (const std::exception& exception) {
    __heddle_uncaught(heddle::type_of(e), exception.what(), leaves_noexcept);
  } catch (...) {
    __heddle_uncaught(heddle::type_of(e), nullptr, leaves_noexcept);
  }
}

}  // namespace

namespace heddle {

Exception* handled() {
  return newest_handled;
}

void raise(Exception* e) {
  ++on_their_way;
  const int leaves_noexcept = __heddle_throw(e);
  uncaught(e, leaves_noexcept);
}

void retain(Exception* first) {
  __atomic_add_fetch(&first->references, 1, __ATOMIC_ACQ_REL);
}

void release(Exception* e) {
  Exception* first = first_of(e);
  if (first != e) free(e);
  if (__atomic_sub_fetch(&first->references, 1, __ATOMIC_ACQ_REL) != 0) return;
  if (first->destructor != nullptr) reinterpret_cast<void (*)(void*)>(first->destructor)(first->object);
  free(first);
}

}  // namespace heddle

namespace __cxxabiv1 {

extern "C" {

void* __cxa_allocate_exception(size_t size) noexcept {
  auto* e = static_cast<Exception*>(malloc(sizeof(Exception) + size));
  *e = {};
  return e + 1;
}

void __cxa_free_exception(void* object) noexcept {
  free(heddle::header_of(object));
}

__cxa_refcounted_exception* __cxa_init_primary_exception(void* object, std::type_info* type,
                                                         void (*destructor)(void*)) noexcept {
  Exception* e = heddle::header_of(object);
  e->type = type;
  e->object = object;
  e->destructor = reinterpret_cast<void*>(destructor);
  return nullptr;
}

void __cxa_throw(void* object, std::type_info* type, void (*destructor)(void*)) {
  __cxa_init_primary_exception(object, type, destructor);
  Exception* e = heddle::header_of(object);
  e->references = 1;
  heddle::raise(e);
}

void __cxa_rethrow() {
  Exception* e = newest_handled;
  if (e == nullptr) std::terminate();
  e->handlers = -e->handlers;
  heddle::raise(e);
}

void* __cxa_begin_catch(void* exception) noexcept {
  auto* e = static_cast<Exception*>(exception);
  e->handlers = (e->handlers < 0 ? -e->handlers : e->handlers) + 1;
  --on_their_way;
  if (e != newest_handled) {
    e->next = newest_handled;
    newest_handled = e;
  }
  return e->adjusted;
}

void __cxa_end_catch() {
  Exception* e = newest_handled;
  if (e == nullptr) return;
  if (e->handlers < 0) {  // it is on its way again, and no longer this thread's to destroy
    if (++e->handlers == 0) newest_handled = static_cast<Exception*>(e->next);
    return;
  }
  if (--e->handlers != 0) return;
  newest_handled = static_cast<Exception*>(e->next);
  heddle::release(e);
}

void* __cxa_get_exception_ptr(void* exception) noexcept {
  return static_cast<Exception*>(exception)->adjusted;
}

std::type_info* __cxa_current_exception_type() noexcept {
  return newest_handled == nullptr ? nullptr : heddle::type_of(newest_handled);
}

// An exception that the function's specification does not list (before C++17).
[[noreturn]] void __cxa_call_unexpected(void* exception) {
  uncaught(static_cast<Exception*>(exception), 1);
}

}  // extern "C"

}  // namespace __cxxabiv1

namespace std {

bool uncaught_exception() noexcept {
  return on_their_way != 0;
}
int uncaught_exceptions() noexcept {
  return static_cast<int>(on_their_way);
}

}  // namespace std
