// Fields and arrays that are not volatile, but accessed both plainly and atomically (through a VarHandle): a
// race needs one access that is plain.
//
// Detectors know two kinds of accesses, reads and writes; atomic ones are synchronisation to them. One that
// races with plain accesses but not with its like is told them as
//   - a read of the location, which conflicts with plain writes only;
//   - if it writes, also a write of a shadow of the location that is the thread's own. Plain reads read all
//   threads'
//     shadows.
// Only what is known to be mixed has this told about it: which it is is found out on the way, and starts the
// search again.
#include "java/interp/interpreter.h"

namespace heddle::java {
namespace {

constexpr std::uint64_t kElements = std::uint64_t{1} << 63;
constexpr unsigned kThreadShift = 44;  // beyond every place in the memory

std::uint64_t shadow(ThreadId thread, std::uint64_t location) {
  return (std::uint64_t{thread} + 1) << kThreadShift | location;
}

}  // namespace

std::uint64_t Interpreter::without_shadow(std::uint64_t location) {
  return location & ((std::uint64_t{1} << kThreadShift) - 1);
}

// The field, or where the array was made; 0 for a volatile field.
std::uint64_t Interpreter::kind_of_cell(std::uint64_t object, std::uint64_t location) const {
  const Ref holder = static_cast<Ref>(object >> kRefShift);
  const Klass* k = heap_.klass(holder);
  if (k->is_array) return kElements | heap_.site_of(holder);
  const bool is_static = location < object || location >= object + heap_.object_bytes(holder);
  const Klass* first = is_static ? vm_.klass_of_mirror(holder) : k;
  const std::uint64_t base = is_static ? first->statics : object;
  for (const Klass* c = first; c != nullptr; c = is_static ? nullptr : c->super)
    for (const auto& f : c->fields)
      if (f->is_static() == is_static && base + f->offset == location)
        return f->is_volatile() ? 0 : reinterpret_cast<std::uint64_t>(f.get());
  return 0;
}

void Interpreter::learn_kind(std::unordered_set<std::uint64_t>& kinds, std::uint64_t kind) {
  kinds.insert(kind);
  bool fact = false;
  learn_for_detection(fact);
}

void Interpreter::note_plain_of_mixed(EventKind kind, std::uint64_t object, std::uint64_t location,
                                      std::uint32_t size) {
  const std::uint64_t cell = kind_of_cell(object, location);
  if (!atomically_.contains(cell)) return;
  if (!mixed_.contains(cell)) return learn_kind(mixed_, cell);
  if (kind != EventKind::Read) return;
  for (ThreadId t = 0; t < vm_.thread_slots(); ++t)
    if (t != thread_)
      emit_unseen({.kind = EventKind::Read, .object = object, .location = shadow(t, location), .size = size});
}

void Interpreter::emit_atomic(Event event) {
  if (!detecting_ || !watched_) return emit(event);
  const std::uint64_t cell = kind_of_cell(event.object, event.location);
  if (cell != 0 && !atomically_.contains(cell)) learn_kind(atomically_, cell);
  if (!mixed_.contains(cell)) return emit(event);
  const bool writes = event.kind == EventKind::SyncWrite || event.kind == EventKind::SyncUpdate;
  if (!writes) emit(event);
  // It is ordered after what it acquires and before what it releases.
  if (writes && (event.order & kAcquires) != 0) {
    const bool visible = visible_op_;
    edge(event.object, event.sync, kAcquires);
    visible_op_ = visible;
  }
  note_shared_access();
  if (vm_.sink != nullptr) {
    emit_unseen(
        {.kind = EventKind::Read, .object = event.object, .location = event.location, .size = event.size});
    if (writes)
      emit_unseen({.kind = EventKind::Write,
                   .object = event.object,
                   .location = shadow(thread_, event.location),
                   .size = event.size});
  }
  if (writes) emit(event);
}

void Interpreter::free_shadows(std::uint64_t object, std::uint32_t size) {
  if (mixed_.empty()) return;
  for (ThreadId t = 0; t < vm_.thread_slots(); ++t)
    emit({.kind = EventKind::Freed, .object = shadow(t, object), .size = size});
}

}  // namespace heddle::java
