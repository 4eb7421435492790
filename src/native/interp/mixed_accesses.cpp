// Locations that are accessed both plainly and atomically, by several threads: C11 5.1.2.4, a race needs one
// access that is not atomic.
//
// Detectors know two kinds of accesses, reads and writes; atomics are synchronisation to them. An atomic
// access, which races with plain ones but not with its like, is told them as
//   - a read of the location, which conflicts with plain writes only;
//   - if it writes, also a write of a shadow of the location that is the thread's own. Plain reads read all
//     threads' shadows.
// Only cells that are known to be mixed (Visibility) have this told about them. An atomic access is ordered
// after what it acquires and before what it releases.
#include <algorithm>

#include "base/check.h"
#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"

namespace heddle::native {
namespace {

constexpr std::uint64_t kShadow = std::uint64_t{1} << 60;  // beyond every pointer
constexpr std::size_t kMostShadowed = 1u << kUnitBits;     // objects

}  // namespace

// Object and thread share the bits that the object has alone in a pointer; the offset stays where it is.
Ptr Interpreter::shadow(ThreadId thread, Ptr p) {
  const auto [at, fresh] = shadowed_.try_emplace(object_of(p), shadowed_.size());
  HEDDLE_CHECK(at->second < kMostShadowed, "too many objects are accessed both plainly and atomically");
  return kShadow | (((Ptr{thread} << kUnitBits) + at->second) << 32) | (p & 0xffff'ffff);
}

// One for each thread that there has ever been, and for some that may come.
ThreadId Interpreter::shadows() const {
  return std::max<ThreadId>(world_.thread_slots(), 8);
}

bool Interpreter::is_mixed(Ptr p, std::uint64_t n) const {
  return visibility_.is_mixed(objects_.origin(object_of(p)).site, offset_of(p), n);
}

void Interpreter::tell_access(EventKind kind, Ptr object, Ptr location, std::uint64_t n,
                              std::uint32_t detail) {
  world_.sink->on_event({.kind = kind,
                         .thread = thread_,
                         .object = pointer_to(object_of(object)),
                         .location = location,
                         .size = static_cast<std::uint32_t>(n),
                         .detail = detail,
                         .visible = false,
                         .unit = unit_for(object, objects_.record(object))});
}

void Interpreter::tell_atomic_as_access(Ptr p, std::uint64_t n, bool writes) {
  note_shared_access();
  if (world_.sink == nullptr) return;
  sync_registers();
  const std::uint32_t detail = detail_of_access(objects_.origin(object_of(p)).site, true);
  tell_access(EventKind::Read, p, p, n, detail);
  tell_read_of_combinations(p, n, detail);
  if (writes) tell_access(EventKind::Write, p, shadow(thread_, p), n, detail);
}

// A plain read has just been told. The thread's own atomic writes are in order with it, unless another thread
// might have been given the piece of work that it belongs to.
void Interpreter::tell_read_of_shadows(Ptr p, std::uint64_t n, std::uint32_t detail) {
  if (shadowed_.size() >= kMostShadowed) return;
  for (ThreadId t = 0; t < shadows(); ++t)
    if (t != thread_ || unit_ != 0) tell_access(EventKind::Read, p, shadow(t, p), n, detail);
}

void Interpreter::tell_shadows_freed(ObjectId id) {
  if (shadowed_.find(id) == shadowed_.end()) return;
  for (ThreadId t = 0; t < shadows(); ++t)
    tell_freed(shadow(t, pointer_to(id)), objects_.record(pointer_to(id)).size);
}

}  // namespace heddle::native
