#include "native/lower/readable_names.h"

#include <cstddef>
#include <string_view>

namespace heddle::native::lower {
namespace {

// Defaults of the library's templates, where they are the last argument.
constexpr std::string_view kDefaults[] = {", std::allocator<", ", std::char_traits<",
                                          ", std::less<",      ", std::hash<",
                                          ", std::equal_to<",  ", std::default_delete<"};

// The place behind the '>' that belongs to the '<' before `at`; npos: there is none.
std::size_t behind_arguments(const std::string& name, std::size_t at) {
  for (unsigned depth = 1; at < name.size(); ++at) {
    if (name[at] == '<') ++depth;
    if (name[at] == '>' && --depth == 0) return at + 1;
  }
  return std::string::npos;
}

bool drop_default(std::string& name, std::string_view text) {
  for (std::size_t at = name.find(text); at != std::string::npos; at = name.find(text, at + 1)) {
    const std::size_t end = behind_arguments(name, at + text.size());
    if (end == std::string::npos) return false;
    const std::size_t next = name.find_first_not_of(' ', end);
    if (next == std::string::npos || name[next] != '>') continue;
    name.erase(at, next - at);
    return true;
  }
  return false;
}

void replace_all(std::string& name, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = name.find(from, at)) != std::string::npos; at += to.size())
    name.replace(at, from.size(), to);
}

}  // namespace

std::string readable(std::string name) {
  for (bool dropped = true; dropped;) {
    dropped = false;
    for (const std::string_view text : kDefaults) dropped |= drop_default(name, text);
  }
  replace_all(name, "std::__cxx11::", "std::");
  replace_all(name, "std::basic_string<char>", "std::string");
  replace_all(name, "> >", ">>");
  return name;
}

}  // namespace heddle::native::lower
