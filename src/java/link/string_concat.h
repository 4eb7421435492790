// String concatenation: a class with one static method that joins its arguments and some constants, by means
// of java.lang.StringBuilder.
//
// The result is that of java.lang.invoke.StringConcatFactory: a new String each time, a null reference or a
// null from toString() reads "null", arguments are turned into text from left to right. A char[] is an Object
// like any other.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "java/link/class_builder.h"

namespace heddle::java {

// A loadable constant given to a bootstrap method, copied out of its pool.
struct ConcatConstant {
  CpTag tag;               // Integer, Float, Long, Double, String, Class
  std::uint64_t bits = 0;  // numbers: raw bits
  std::string text;        // String: modified UTF-8; Class: internal name
};

struct StringConcat {
  std::string name;  // of the class to make
  std::string type;  // the call site's descriptor
  std::string
      recipe;  // modified UTF-8: \1 is the next argument, \2 the next constant, all else stands for itself
  std::vector<ConcatConstant> constants;

  // The same text for two concatenations exactly if they do the same. Does not depend on `name`. Printable.
  std::string key() const;
};

inline constexpr std::string_view kConcatMethod = "concat";

// The error is what StringConcatException would say.
Result<ClassFile> make_string_concat(const StringConcat& concat);

// The recipe of makeConcat, which has none: every argument once.
std::string recipe_of_arguments(const MethodType& type);

// Code that builds a String. begin() leaves a StringBuilder on the stack, end() replaces it by the String;
// between them values are pushed and appended.
class StringBuilderCode {
 public:
  explicit StringBuilderCode(CodeBuilder& code) : code_(code) {}
  void begin(std::int32_t capacity);
  void append_literal(std::string_view text);  // modified UTF-8; may be empty
  void append(std::string_view type);          // the value on top of the stack
  void end();

  static std::int32_t length_of_literal(std::string_view text);  // in chars
  static std::int32_t usual_length(std::string_view type);       // of a value's text: the longest, or a guess

 private:
  CodeBuilder& code_;
};

}  // namespace heddle::java
