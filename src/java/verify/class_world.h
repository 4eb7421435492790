// What the verifier asks about other classes. An answer may load them; it never initialises one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace heddle::java {

// Thrown by a ClassWorld that cannot load a class, caught in verify_class: the Java exception that the
// program gets, by internal name.
struct LoadFailure {
  std::string klass, message;
};

// Names are internal and never those of arrays. Views that are returned live as long as the world.
class ClassWorld {
 public:
  struct Member {
    std::uint16_t access;
    std::string_view holder;
  };

  virtual ~ClassWorld() = default;
  virtual bool is_interface(std::string_view name) = 0;
  virtual std::string_view super_of(std::string_view name) = 0;  // empty for java/lang/Object
  // In the same run-time package (JVMS 5.3).
  virtual bool same_package(std::string_view one, std::string_view other) = 0;
  // Looked up as JVMS 5.4.3.2 and 5.4.3.3 do, access aside.
  virtual std::optional<Member> find_field(std::string_view klass, std::string_view name,
                                           std::string_view descriptor) = 0;
  virtual std::optional<Member> find_method(std::string_view klass, std::string_view name,
                                            std::string_view descriptor) = 0;

  bool is_subclass(std::string_view sub, std::string_view super) {
    for (; !sub.empty(); sub = super_of(sub))
      if (sub == super) return true;
    return false;
  }
};

}  // namespace heddle::java
