// Relations between the types of the verifier.
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "java/verify/class_world.h"
#include "java/verify/verification_type.h"

namespace heddle::java {

class Types {
 public:
  explicit Types(ClassWorld& world) : world_(world) {}

  // Whether a value of type `from` may be where `to` is expected (JVMS 4.10.1.2). An interface is as good as
  // Object, because what is done with it is checked when it is done. Loads classes only if their names do not
  // decide it. `protected_access`: the question is whether a member of `from` may be used through `to`, and
  // then an interface is not Object.
  bool assignable(const VType& from, const VType& to, bool protected_access = false);

  // The least type that both can be assigned to, for inference (JVMS 4.10.2.2); Top if there is none.
  VType merge(const VType& one, const VType& other);

  VType element_of(const VType& array) const;  // Int for boolean and the like
  VType array_of(std::string_view element);    // of a class or array

 private:
  bool reference_assignable(std::string_view from, std::string_view to, bool protected_access);
  std::string_view common_super(std::string_view one, std::string_view other);
  std::string_view keep(std::string name) { return *names_.insert(std::move(name)).first; }

  ClassWorld& world_;
  std::unordered_set<std::string> names_;  // of arrays that no constant names
};

// The type that starts at descriptor[at], which is moved behind it; the first half of a long or double. The
// descriptor is well formed.
VType next_type(std::string_view descriptor, std::size_t& at);

// A method descriptor (well formed) as types; a long is Long and Long2.
struct Signature {
  explicit Signature(std::string_view descriptor);
  std::vector<VType> parameters;
  std::vector<VType> result;  // empty for void
};

}  // namespace heddle::java
