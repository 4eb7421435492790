#include "native/objects/initialised.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace heddle::native {

bool Initialised::tracked(const ObjectRecord& r) const {
  return (r.kind() == ObjectKind::Heap || r.kind() == ObjectKind::Stack) && !r.zeroed() && r.size != 0;
}

// A place belongs to one size class, whose largest object is at most a quarter larger than its smallest.
Offset Initialised::shadow(const ObjectRecord& r) {
  auto [it, fresh] = shadows_.try_emplace(r.bytes(), 0);
  if (fresh) it->second = memory_.reserve(Zone::Program, std::size_t{r.size} + r.size / 2 + 256);
  return it->second;
}

bool Initialised::any(Ptr p, std::uint64_t n) {
  const ObjectRecord& r = objects_.record(p);
  if (!tracked(r)) return true;
  const std::byte* bytes = memory_.base() + shadow(r) + offset_of(p);
  return std::any_of(bytes, bytes + n, [](std::byte b) { return b != std::byte{0}; });
}

void Initialised::mark(Ptr p, std::uint64_t n) {
  const ObjectRecord& r = objects_.record(p);
  if (!tracked(r)) return;
  const Offset at = shadow(r) + offset_of(p);
  memory_.touch(at, n);
  std::memset(memory_.base() + at, 1, n);
}

void Initialised::copy(Ptr to, Ptr from, std::uint64_t n) {
  const ObjectRecord& source = objects_.record(from);
  if (!tracked(source)) {
    mark(to, n);
    return;
  }
  const ObjectRecord& target = objects_.record(to);
  if (!tracked(target)) return;
  const std::byte* bytes = memory_.base() + shadow(source) + offset_of(from);
  const std::vector<std::byte> copied(bytes, bytes + n);
  const Offset at = shadow(target) + offset_of(to);
  memory_.touch(at, n);
  std::memcpy(memory_.base() + at, copied.data(), n);
}

void Initialised::forget(ObjectId id) {
  const ObjectRecord& r = objects_.record(pointer_to(id));
  if (!tracked(r)) return;
  const Offset at = shadow(r);
  memory_.touch(at, r.size);
  std::memset(memory_.base() + at, 0, r.size);
}

}  // namespace heddle::native
