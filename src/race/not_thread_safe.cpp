#include "race/not_thread_safe.h"

#include <algorithm>

#include "base/check.h"

namespace heddle::race {
namespace {

// The class itself or one that is nested in it.
bool covers(const std::vector<std::string>& globs, std::string_view class_name) {
  for (;;) {
    if (std::any_of(globs.begin(), globs.end(), [&](const auto& glob) { return matches(glob, class_name); }))
      return true;
    const std::size_t nested = class_name.rfind('$');
    if (nested == std::string_view::npos || nested == 0) return false;
    class_name = class_name.substr(0, nested);
  }
}

// Where the last part of a qualified name begins; arguments of templates and of functions are no parts of it.
std::size_t last_part(std::string_view name) {
  int depth = 0;
  for (std::size_t i = name.size(); i-- > 0;) {
    if (name[i] == '>' || name[i] == ')') ++depth;
    if (name[i] == '<' || name[i] == '(') --depth;
    if (depth == 0 && (name[i] == '.' || name[i] == ':')) return i + 1;
  }
  return 0;
}

}  // namespace

bool matches(std::string_view glob, std::string_view text) {
  std::size_t g = 0, t = 0, star = std::string_view::npos, resume = 0;
  while (t < text.size()) {
    if (g < glob.size() && glob[g] == '*') {
      star = g++;
      resume = t;
    } else if (g < glob.size() && (glob[g] == '?' || glob[g] == text[t])) {
      ++g, ++t;
    } else if (star != std::string_view::npos) {
      g = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (g < glob.size() && glob[g] == '*') ++g;
  return g == glob.size();
}

std::string_view class_of(std::string_view function) {
  std::string_view name = function.substr(0, last_part(function));
  while (name.ends_with('.') || name.ends_with(':')) name.remove_suffix(1);
  return name;
}

std::string simple_class(std::string_view class_name) {
  std::string_view simple = class_name.substr(last_part(class_name));
  return std::string(simple.substr(0, simple.find('<')));
}

NotThreadSafe::NotThreadSafe() {
  std::string_view rest = kNotThreadSafe;
  while (!rest.empty()) {
    std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t space = line.find(' ');
    const std::string_view kind = line.substr(0, space);
    std::vector<std::string>* entries = kind == "class"     ? &classes_
                                        : kind == "through" ? &through_
                                        : kind == "within"  ? &guardians_
                                        : kind == "except"  ? &exceptions_
                                                            : nullptr;
    HEDDLE_CHECK(entries != nullptr, "not_thread_safe.txt: " + std::string(line));
    entries->emplace_back(line.substr(space + 1));
  }
}

bool NotThreadSafe::contains(std::string_view class_name) const {
  return covers(classes_, class_name);
}

const SourcePosition* NotThreadSafe::accessor(const Stack& stack) const {
  for (const SourcePosition& frame : stack) {
    if (!frame.library || !covers(through_, class_of(frame.function))) return &frame;
  }
  return stack.empty() ? nullptr : &stack.front();
}

bool NotThreadSafe::is_trusted(const Stack& stack) const {
  if (stack.empty() || !stack.front().library) return false;
  for (const std::string& glob : exceptions_)
    if (matches(glob, stack.front().function)) return true;
  const SourcePosition* frame = accessor(stack);
  return frame->library && (!contains(class_of(frame->function)) || is_guarded(stack));
}

// Who called what is not thread-safe is a class that sees to it.
bool NotThreadSafe::is_guarded(const Stack& stack) const {
  for (const SourcePosition& frame : stack) {
    const std::string_view name = class_of(frame.function);
    if (!frame.library) return false;
    if (!covers(through_, name) && !contains(name)) return covers(guardians_, name);
  }
  return false;
}

}  // namespace heddle::race
