// The run-time types of C++: std::type_info objects in the program's memory, as the Itanium ABI lays them
// out.
#pragma once

#include <string>
#include <vector>

#include "native/objects/objects.h"

namespace heddle::native {

class TypeInfos {
 public:
  TypeInfos(const Module& module, const Objects& objects) : module_(module), objects_(objects) {}

  // As the programmer writes it.
  std::string name(Ptr type) const;
  bool same(Ptr a, Ptr b) const;

  // Whether a handler of type `handler` catches `object` of type `thrown` ([except.handle]); `object` then
  // becomes what the handler sees. Of a pointer it is the pointer's value.
  bool catches(Ptr handler, Ptr thrown, Ptr& object) const;
  bool is_pointer(Ptr type) const { return kind(type) == Kind::Pointer; }

  // dynamic_cast from the `source` subobject of the complete object `whole` to type `target`; 0: it is not
  // possible.
  struct Object {
    Ptr at = 0, type = 0;
  };
  Ptr cast(const Object& source, const Object& whole, Ptr target) const;

 private:
  enum class Kind : std::uint8_t { Other, Class, SingleBase, ManyBases, Pointer, MemberPointer, Function };
  // A base of a class: which one tell its virtual base (0: none) and the distance from there.
  struct Subobject {
    Ptr type = 0;
    Ptr at = 0;  // 0: of a null pointer
    Ptr virtual_base = 0;
    std::int64_t distance = 0;
    bool is_public = true;
  };
  Kind kind(Ptr type) const;
  std::uint64_t word(Ptr p) const;  // 0 if there is none
  std::string_view mangled(Ptr type) const;
  // The class itself and all its bases, each as often as there are paths to it.
  std::vector<Subobject> subobjects(Ptr type, Ptr at) const;
  bool catches(Ptr handler, Ptr thrown, Ptr& object, unsigned depth, bool all_const) const;
  bool catches_pointer(Ptr handler, Ptr thrown, Ptr& object, unsigned depth, bool all_const) const;
  bool upcast(Ptr base, Ptr derived, Ptr& object) const;

  const Module& module_;
  const Objects& objects_;
};

}  // namespace heddle::native
