// The exceptions of the language itself and of the headers <new>, <typeinfo>, <functional> and <memory>.
#include <assert.h>
#include <cxxabi.h>

#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <typeinfo>

namespace std {

const nothrow_t nothrow{};

exception::~exception() noexcept {}
bad_exception::~bad_exception() noexcept {}
bad_alloc::~bad_alloc() noexcept {}
bad_array_new_length::~bad_array_new_length() noexcept {}
bad_cast::~bad_cast() noexcept {}
bad_typeid::~bad_typeid() noexcept {}
bad_function_call::~bad_function_call() noexcept {}
bad_weak_ptr::~bad_weak_ptr() noexcept {}

const char* exception::what() const noexcept {
  return "std::exception";
}
const char* bad_exception::what() const noexcept {
  return "std::bad_exception";
}
const char* bad_alloc::what() const noexcept {
  return "std::bad_alloc";
}
const char* bad_array_new_length::what() const noexcept {
  return "std::bad_array_new_length";
}
const char* bad_cast::what() const noexcept {
  return "std::bad_cast";
}
const char* bad_typeid::what() const noexcept {
  return "std::bad_typeid";
}
const char* bad_function_call::what() const noexcept {
  return "bad_function_call";
}
const char* bad_weak_ptr::what() const noexcept {
  return "bad_weak_ptr";
}

void __throw_bad_exception() {
  throw bad_exception();
}
void __throw_bad_alloc() {
  throw bad_alloc();
}
void __throw_bad_array_new_length() {
  throw bad_array_new_length();
}
void __throw_bad_cast() {
  throw bad_cast();
}
void __throw_bad_typeid() {
  throw bad_typeid();
}
void __throw_bad_function_call() {
  throw bad_function_call();
}

// With _GLIBCXX_ASSERTIONS the library checks what it is asked to do.
void __glibcxx_assert_fail(const char* file, int line, const char* function, const char* condition) noexcept {
  __assert_fail(condition, file, static_cast<unsigned>(line), function);
}

}  // namespace std

namespace __cxxabiv1 {
extern "C" {

void __cxa_bad_cast() {
  throw std::bad_cast();
}
void __cxa_bad_typeid() {
  throw std::bad_typeid();
}
void __cxa_throw_bad_array_new_length() {
  throw std::bad_array_new_length();
}

}  // extern "C"
}  // namespace __cxxabiv1
