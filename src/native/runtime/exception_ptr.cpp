// std::exception_ptr: holds an exception object, counted in its header.
#include <stdlib.h>

#include <exception>

#include "raise.h"

using heddle::Exception;

namespace std {

namespace __exception_ptr {

exception_ptr::exception_ptr(void* object) noexcept : _M_exception_object(object) {
  _M_addref();
}
void exception_ptr::_M_addref() noexcept {
  heddle::retain(heddle::header_of(_M_exception_object));
}
void exception_ptr::_M_release() noexcept {
  heddle::release(heddle::header_of(_M_exception_object));
  _M_exception_object = nullptr;
}
void* exception_ptr::_M_get() const noexcept {
  return _M_exception_object;
}
const type_info* exception_ptr::__cxa_exception_type() const noexcept {
  return heddle::type_of(heddle::header_of(_M_exception_object));
}

}  // namespace __exception_ptr

exception_ptr current_exception() noexcept {
  const Exception* e = heddle::handled();
  return e == nullptr ? exception_ptr() : exception_ptr(e->object);
}

void rethrow_exception(exception_ptr p) {
  void* object = p._M_get();
  heddle::retain(heddle::header_of(object));
  auto* e = static_cast<Exception*>(malloc(sizeof(Exception)));
  *e = {};
  e->type = heddle::header_of(object)->type;
  e->object = object;
  e->first = heddle::header_of(object);
  p = nullptr;  // raise does not come back
  heddle::raise(e);
}

nested_exception::~nested_exception() noexcept {}

}  // namespace std
