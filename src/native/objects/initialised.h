// --uninitialised: which bytes of variables and of malloc's blocks have been written. A byte per byte, beside
// each object's place.
//
// A read is an error if none of its bytes was ever written: structs are copied with their padding, and
// bit-fields are written by reading what is around them.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "base/paged_memory.h"
#include "native/objects/objects.h"

namespace heddle::native {

class Initialised {
 public:
  Initialised(PagedMemory& memory, const Objects& objects) : memory_(memory), objects_(objects) {}

  bool any(Ptr p, std::uint64_t n);  // globals and zeroed objects always are
  void mark(Ptr p, std::uint64_t n);
  void copy(Ptr to, Ptr from, std::uint64_t n);
  void forget(ObjectId id);  // its life ends

 private:
  bool tracked(const ObjectRecord& r) const;
  Offset shadow(const ObjectRecord& r);

  PagedMemory& memory_;
  const Objects& objects_;
  std::unordered_map<Offset, Offset>
      shadows_;  // by place; as large as the largest object that was ever there
};

}  // namespace heddle::native
