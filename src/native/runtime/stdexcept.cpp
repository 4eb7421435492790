// <stdexcept>. An exception must not throw when it is copied, so copies share their text.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <stdexcept>
#include <utility>

namespace {

struct Text {
  unsigned long references;
  char characters[];
};

Text* text_of(const char* characters) {
  return reinterpret_cast<Text*>(const_cast<char*>(characters) - offsetof(Text, characters));
}

const char* make_text(const char* from, size_t size) {
  auto* text = static_cast<Text*>(malloc(sizeof(Text) + size + 1));
  text->references = 1;
  memcpy(text->characters, from, size);
  text->characters[size] = 0;
  return text->characters;
}

const char* share(const char* characters) {
  if (characters != nullptr) __atomic_add_fetch(&text_of(characters)->references, 1, __ATOMIC_RELAXED);
  return characters;
}

void release(const char* characters) {
  if (characters != nullptr && __atomic_sub_fetch(&text_of(characters)->references, 1, __ATOMIC_ACQ_REL) == 0)
    free(text_of(characters));
}

}  // namespace

namespace std {

__cow_string::__cow_string() : _M_p(make_text("", 0)) {}
__cow_string::__cow_string(const string& text) : _M_p(make_text(text.data(), text.size())) {}
__cow_string::__cow_string(const char* text, size_t size) : _M_p(make_text(text, size)) {}
__cow_string::__cow_string(const __cow_string& other) noexcept : _M_p(share(other._M_p)) {}
__cow_string::__cow_string(__cow_string&& other) noexcept : _M_p(exchange(other._M_p, nullptr)) {}
__cow_string::~__cow_string() {
  release(_M_p);
}
__cow_string& __cow_string::operator=(const __cow_string& other) noexcept {
  const char* text = share(other._M_p);
  release(_M_p);
  _M_p = text;
  return *this;
}
__cow_string& __cow_string::operator=(__cow_string&& other) noexcept {
  swap(_M_p, other._M_p);
  return *this;
}

#define HEDDLE_ERROR(type)                                                            \
  type::type(const string& text) : _M_msg(text) {}                                    \
  type::type(const char* text) : _M_msg(text, strlen(text)) {}                        \
  type::type(const type& other) noexcept : exception(other), _M_msg(other._M_msg) {}  \
  type::type(type&& other) noexcept : exception(other), _M_msg(move(other._M_msg)) {} \
  type& type::operator=(const type& other) noexcept = default;                        \
  type& type::operator=(type&& other) noexcept = default;                             \
  type::~type() noexcept {}                                                           \
  const char* type::what() const noexcept {                                           \
    return _M_msg._M_p != nullptr ? _M_msg._M_p : "";                                 \
  }                                                                                   \
  void __throw_##type(const char* text) {                                             \
    throw type(text);                                                                 \
  }
HEDDLE_ERROR(logic_error)
HEDDLE_ERROR(runtime_error)
#undef HEDDLE_ERROR

#define HEDDLE_ERROR(type, base)                 \
  type::type(const string& text) : base(text) {} \
  type::type(const char* text) : base(text) {}   \
  type::~type() noexcept {}                      \
  void __throw_##type(const char* text) {        \
    throw type(text);                            \
  }
HEDDLE_ERROR(domain_error, logic_error)
HEDDLE_ERROR(invalid_argument, logic_error)
HEDDLE_ERROR(length_error, logic_error)
HEDDLE_ERROR(out_of_range, logic_error)
HEDDLE_ERROR(range_error, runtime_error)
HEDDLE_ERROR(overflow_error, runtime_error)
HEDDLE_ERROR(underflow_error, runtime_error)
#undef HEDDLE_ERROR

void __throw_out_of_range_fmt(const char* format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  throw out_of_range(text);
}

}  // namespace std
