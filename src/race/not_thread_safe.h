// Whose business a race in library code is: the library's, or that of the code that calls it. The list itself
// is not_thread_safe.txt, which says what its entries mean.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/finding.h"

namespace heddle::race {

extern const char* const kNotThreadSafe;  // the file

// '*' stands for any characters, '?' for one.
bool matches(std::string_view glob, std::string_view text);

// "java.util.HashMap$Node.getKey" -> "java.util.HashMap$Node"; "std::vector<int>::push_back" ->
// "std::vector<int>"
std::string_view class_of(std::string_view function);
// Without its package or namespace and its template arguments: "HashMap", "vector".
std::string simple_class(std::string_view class_name);

class NotThreadSafe {
 public:
  NotThreadSafe();
  bool contains(std::string_view class_name) const;

  // The frame that made the access: the innermost that does not merely work for its caller. Null for an empty
  // stack.
  const SourcePosition* accessor(const Stack& stack) const;
  // The accessor is in the JDK, and what it does there is the JDK's business.
  bool is_trusted(const Stack& stack) const;

 private:
  bool is_guarded(const Stack& stack) const;
  std::vector<std::string> classes_, through_, guardians_, exceptions_;
};

}  // namespace heddle::race
