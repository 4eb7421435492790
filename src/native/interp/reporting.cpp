// What observers are told: events, with what they do to happens-before (happens_before.h).
//
// Accesses are told only where others could tell: of objects that have escaped, while a thread is watched. An
// object that was private until now is told as a whole when it escapes (Published): its maker may have
// written any of it. That is exact as long as whoever finds the object is ordered after the store that made
// it public. A relaxed store makes no such order, though an earlier release may have: programs that store
// pointers so have all accesses told from the beginning (`exact`).
#include <algorithm>
#include <utility>

#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"

namespace heddle::native {

bool Interpreter::stores_pointers_unordered() const {
  const auto unordered = [](const Insn& insn) {
    // Counting and setting bits make no pointer to another object.
    const bool writes = insn.op == Op::AtomicStore || insn.op == Op::CompareExchange ||
                        (insn.op == Op::AtomicUpdate && static_cast<UpdateOp>(insn.e) == UpdateOp::Exchange);
    return writes && (insn.w & 0xff) >= 8 && !releases(static_cast<Order>((insn.w >> 8) & 0xf));
  };
  return std::any_of(module_.functions.begin(), module_.functions.end(),
                     [&](const Function& f) { return std::any_of(f.code.begin(), f.code.end(), unordered); });
}

bool Interpreter::is_of_runtime(std::uint32_t global) const {
  const std::uint32_t location = module_.globals[global].location;
  return module_.strings[module_.locations[location].file].starts_with("/heddle/runtime");
}

bool Interpreter::is_of_runtime(const Function& function) const {
  if (function.lines.empty()) return false;
  const std::uint32_t location = function.lines.front().location;
  return module_.strings[module_.locations[location].file].starts_with("/heddle/runtime");
}

// Streams, locales: the C++ library's own objects may be used by several threads at once.
bool Interpreter::belongs_to_library(std::uint32_t global) const {
  const std::uint32_t location = module_.globals[global].location;
  return is_of_runtime(global) && module_.strings[module_.locations[location].file].ends_with(".cpp");
}

bool Interpreter::is_told(const ObjectRecord& r) const {
  return r.user() != kConfined && (r.escaped() || exact_);
}

bool Interpreter::is_repeated(Ptr p, std::uint64_t n, bool write) {
  if (!told_ || repeats_ || permit_ || combining_ != 0 || !recent_.contain(p, n, write)) return false;
  reached_ = visible_op_ = false;
  if (write) progressed_ = true;
  return true;
}

// Each thread of a team has variables of its own, and threadprivate ones: another thread that does the same
// work uses others.
std::uint64_t Interpreter::unit_for(Ptr p, const ObjectRecord& r) const {
  if (region_ == 0 || maker_of(object_of(p)) != thread_) return unit_;
  const bool own = r.kind() == ObjectKind::ThreadLocal ||
                   (r.kind() == ObjectKind::Stack && r.region() == region_ && region_ < kMostRegions);
  return own ? kOwnStorage : unit_;
}

void Interpreter::emit_access(EventKind kind, Ptr p, std::uint64_t value, std::uint64_t n, bool by_library) {
  const bool visible = std::exchange(visible_op_, false);
  const ObjectRecord& r = objects_.record(p);
  if (!is_told(r) || n == 0) return;
  const SiteId site = objects_.origin(object_of(p)).site;
  if (const Site& made = objects_.site(site);
      made.kind == ObjectKind::Global && quiet_[made.alloca_or_global])
    return;
  if (visibility_.detecting && kind == EventKind::Write && !r.escaped() &&
      visibility_.note_initialised(site, offset_of(p), n)) {
    bool fact = false;
    learn(fact);
  }
  note_shared_access();
  const std::uint32_t detail = detail_of_access(site, by_library);
  if (combining_ != 0 && unit_for(p, r) != kOwnStorage) return tell_combination(kind, p, n, detail);
  if (world_.sink == nullptr) return;
  sync_registers();
  world_.sink->on_event({.kind = kind,
                         .thread = thread_,
                         .object = pointer_to(object_of(p)),
                         .location = p,
                         .size = static_cast<std::uint32_t>(n),
                         .value = value,
                         .detail = detail,
                         .visible = visible,
                         .unit = unit_for(p, r)});
  if (!visible && quick_) recent_.add(p, n, kind == EventKind::Write);
  if (kind != EventKind::Read) return;
  if (is_mixed(p, n)) tell_read_of_shadows(p, n, detail);
  tell_read_of_combinations(p, n, detail);
}

// Only what others can reach carries an order to them.
bool Interpreter::carries_order(Ptr sync) const {
  return object_of(sync) == 0 || (watched_ && is_told(objects_.record(sync)));
}

void Interpreter::emit(Event event) {
  event.thread = thread_;
  const bool access = event.kind <= EventKind::SyncFailure || event.kind == EventKind::Yield ||
                      event.kind == EventKind::Sleep || event.kind == EventKind::Lanes;
  event.visible = access ? visible_op_ : true;
  event.unit = unit_;
  visible_op_ = false;
  tell(event);
}

void Interpreter::emit_atomic(EventKind kind, Ptr p, std::uint32_t n, std::uint64_t value, std::uint8_t order,
                              std::uint8_t commutes) {
  if (world_.sink == nullptr && !visibility_.stop_at_releases) return;
  const bool weak = (order & kWeak) != 0;
  order &= static_cast<std::uint8_t>(~kWeak);
  const Event event{.kind = kind,
                    .location = p,
                    .size = n,
                    .value = value,
                    .order = order,
                    .strength = strength_of(weak),
                    .commutes = commutes,
                    .sync = p};
  const bool writes = kind == EventKind::SyncWrite || kind == EventKind::SyncUpdate;
  if (!told_ || !is_told(objects_.record(p)) || !is_mixed(p, n)) return emit(event);
  if (!writes) emit(event);
  if (kind == EventKind::SyncUpdate && (order & kAcquires) != 0) emit_edge(thread_, p, kAcquires);
  tell_atomic_as_access(p, n, writes);
  if (writes) emit(event);
}

void Interpreter::emit_edge(ThreadId thread, Ptr sync, std::uint8_t order) {
  Event event{.kind = EventKind::Edge, .thread = thread, .visible = false, .order = order, .sync = sync};
  if (object_of(sync) != 0) event.location = sync;
  tell(event);
}

void Interpreter::tell(Event& event) {
  recent_.forget();
  if (event.order != 0 && !carries_order(event.sync)) {
    if (relaxed_ && (event.order & kReleases) != 0) world_.opmm->release(thread_, event.sync);
    event.order = 0;
  }
  event.reached = !multi_ || reached_;
  const bool edge = (event.order & (kAcquires | kReleases)) != 0 && (event.order & kArrives) == 0;
  if (edge) settle(event);
  if (world_.sink == nullptr) return;
  if (event.location != 0) event.object = pointer_to(object_of(event.location));
  sync_registers();
  world_.sink->on_event(event);
}

// --- the sync reduction: has the thread accessed shared memory since it last synchronised? ---

void Interpreter::note_shared_access() {
  if (!visibility_.stop_at_releases) return;
  const ThreadRecord& r = world_.record(thread_);
  if ((r.flags & kAccessed) != 0 && r.released == 0) return;
  ThreadRecord& changed = world_.touch_record(thread_);
  changed.flags |= kAccessed;
  changed.released = 0;
}

void Interpreter::settle(const Event& edge) {
  if (!visibility_.stop_at_releases) return;
  ThreadRecord& r = world_.touch_record(edge.thread);
  if (edge.reached) r.flags &= ~std::uint32_t{kAccessed};
  r.released = (edge.order & kAcquires) == 0 ? edge.sync : 0;
}

bool Interpreter::owes_stop() const {
  return multi_ && (world_.record(thread_).flags & kAccessed) != 0;
}

bool Interpreter::leaves_deposit() const {
  return visibility_.stop_at_releases && !visibility_.ends_matter &&
         (world_.record(thread_).flags & kDetached) == 0;
}

// --- the lives of objects ---

void Interpreter::tell_published(ObjectId id, const ObjectRecord& r) {
  recent_.forget();
  if (!told_ || exact_) return;
  note_shared_access();
  if (world_.sink == nullptr) return;
  sync_registers();
  world_.sink->on_event({.kind = EventKind::Published,
                         .thread = thread_,
                         .object = pointer_to(id),
                         .location = pointer_to(id),
                         .size = r.size,
                         .visible = false});
}

// The end of a variable is a write of all of it.
void Interpreter::tell_end(ObjectId id) {
  if (told_) emit_access(EventKind::Write, pointer_to(id), 0, objects_.record(pointer_to(id)).size, true);
  tell_freed(id);
}

// The object is about to end.
void Interpreter::tell_freed(ObjectId id) {
  if (world_.sink == nullptr) return;
  const ObjectRecord& r = objects_.record(pointer_to(id));
  if (world_.opmm != nullptr && !world_.opmm->idle()) world_.opmm->forget(pointer_to(id), r.size);
  if (!is_told(r)) return;
  tell_freed(pointer_to(id), r.size);
  for (const Ptr shadow : combinations_.shadows(id)) tell_freed(shadow, r.size);
  tell_shadows_freed(id);
}

void Interpreter::tell_freed(Ptr name, std::uint32_t size) {
  recent_.forget();
  if (world_.sink == nullptr) return;
  world_.sink->on_event({.kind = EventKind::Freed,
                         .thread = thread_,
                         .object = name,
                         .location = name,
                         .size = size,
                         .visible = false});
}

}  // namespace heddle::native
