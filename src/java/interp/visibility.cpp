// What is visible (DESIGN.md section 8).
//
// none:   every access to a field, static or array element, while more than one thread is alive.
// escape: only accesses to objects that another thread may reach, and of those only fields (and, for arrays,
// allocation
//         sites) that some thread has ever written in such an object. Reads of what is never written after it
//         was shared commute with everything. Which fields those are is found out on the way: the first such
//         write of a field makes it visible and starts the search again (Refine). When a search ends without
//         a new one, no execution can contain one: the prefix of any execution up to its first such write
//         uses only operations that were explored at full granularity or that commute, so the search would
//         have met the write.
// Volatile fields are always visible. So are locks of escaped objects, waits, notifications, starts, joins,
// parks, sleeps and interrupts; how a thread ends only if the program can tell (isAlive and the like).
//
// Exempt: idempotent caches of the class library whose value does not depend on who computes it first.
#include <array>
#include <string_view>

#include "java/interp/interpreter.h"

namespace heddle::java {
namespace {

struct Cache {
  std::string_view klass, field;
};
constexpr std::array kCaches = {
    Cache{"java/lang/String", "hash"},
    Cache{"java/lang/String", "hashIsZero"},
    Cache{"java/lang/Class", "name"},
    Cache{"java/lang/Class", "packageName"},
    Cache{"java/lang/Class", "reflectionData"},
    Cache{"java/lang/Class", "enumConstants"},
    Cache{"java/lang/Class", "enumConstantDirectory"},
    Cache{"java/lang/Class", "cachedConstructor"},
    Cache{"java/util/AbstractMap", "keySet"},
    Cache{"java/util/AbstractMap", "values"},
    Cache{"java/util/HashMap", "entrySet"},
    Cache{"java/math/BigInteger", "bitLengthPlusOne"},
    Cache{"java/util/Locale", "hashCodeValue"},
};

bool is_cache(const Field& f) {
  if (f.confined) return true;
  if (!f.holder->from_jdk) return false;
  for (const Cache& c : kCaches)
    if (f.name == c.field && f.holder->name == c.klass) return true;
  return false;
}

}  // namespace

void Interpreter::block(Pending pending, Ref object, std::uint32_t value) {
  ThreadRecord& r = vm_.touch_record(thread_);
  r.pending = pending;
  r.object = object;
  r.value = value;
  outcome_ = Outcome::Yield;
}

bool Interpreter::must_yield(Pending pending, Ref object, std::uint32_t value) {
  visible_op_ = multi_;
  if (permit_) {
    permit_ = false;
    return false;
  }
  bool own_choice = pending == Pending::Data || pending == Pending::Notify;
  if (!multi_ && !own_choice) return false;
  block(pending, object, value);
  return true;
}

bool Interpreter::must_yield_at_end() {
  bool last_user_thread = true;
  bool others = false;
  for (ThreadId t = 0; t < vm_.thread_slots(); ++t) {
    if (t == thread_ || vm_.record(t).pending == Pending::None) continue;
    others = true;
    if ((vm_.record(t).flags & kDaemon) == 0) last_user_thread = false;
  }
  if ((vm_.record(thread_).flags & kDaemon) != 0) last_user_thread = false;
  // The end of the last user thread ends the daemons with it: they must have had their chance before.
  if (ends_visible_ || thread_monitors_ || (last_user_thread && others))
    return must_yield(Pending::Access, kNull, 0);
  return false;
}

// Notes that something is visible after all. True: the search has begun and must begin again. `heddle run`
// follows one schedule and has nothing to begin again.
bool Interpreter::learn(bool& fact) {
  if (fact) return false;
  fact = true;
  if (!memory_.tracking() || vm_.options.live) return false;
  outcome_ = Outcome::Refine;
  return true;
}

std::vector<std::string> Interpreter::refinements() const {
  std::vector<std::string> names;
  if (ends_visible_) names.push_back("ends");
  if (clock_matters_) names.push_back("clock");
  if (interrupts_matter_) names.push_back("interrupts");
  if (thread_monitors_) names.push_back("thread-monitors");
  for (const Klass* k : vm_.classes) {
    if (k == nullptr) continue;
    for (const auto& f : k->fields)
      if (f->written_shared) names.push_back("field " + k->name + "." + f->name);
  }
  for (SiteId site = 0; site < heap_.sites(); ++site)
    if (heap_.site_written_shared(site)) names.push_back("elements " + heap_.site_name(site));
  return names;
}

void Interpreter::assume(const std::vector<std::string>& names) {
  vm_.assumed = {names.begin(), names.end()};
  ends_visible_ = vm_.assumed.contains("ends");
  clock_matters_ = vm_.assumed.contains("clock");
  interrupts_matter_ = vm_.assumed.contains("interrupts");
  thread_monitors_ = vm_.assumed.contains("thread-monitors");
  for (Klass* k : vm_.classes) {
    if (k == nullptr) continue;
    for (auto& f : k->fields)
      if (vm_.assumed.contains("field " + k->name + "." + f->name)) f->written_shared = true;
  }
  for (SiteId site = 0; site < heap_.sites(); ++site)
    if (vm_.assumed.contains("elements " + heap_.site_name(site))) heap_.site_written_shared(site) = true;
}

bool Interpreter::observe_thread_ends() {
  return learn(ends_visible_);
}

std::int64_t Interpreter::clock_after(std::int64_t nanoseconds) const {
  constexpr std::int64_t kEndOfTime = std::int64_t{1} << 62;
  return nanoseconds > kEndOfTime - vm_.clock() ? kEndOfTime : vm_.clock() + nanoseconds;
}

bool Interpreter::clock_is_read() {
  return learn(clock_matters_);
}

Interpreter::Step Interpreter::shared_field(Field* f, Ref object, bool write) {
  if (write) progressed_ = true;
  bool visible = f->is_volatile() || f->written_shared || vm_.options.reduction == Reduction::None;
  if (!visible && write && !is_cache(*f)) {
    if (learn(f->written_shared)) return Step::Stop;
    visible = true;
  }
  if (visible && must_yield(Pending::Access, object, 0)) return Step::Stop;
  if (vm_.sink != nullptr) emit_access(f, object, write);
  return Step::Next;
}

Interpreter::Step Interpreter::shared_static(Field* f, bool write) {
  // A class initialiser's own statics cannot be seen by others before it is done.
  if (vm_.init_state(f->holder) == InitState::InProgress &&
      memory_.load<std::uint32_t>(f->holder->statics + 4) == thread_ + 1)
    return Step::Next;
  return shared_field(f, kNull, write);
}

Interpreter::Step Interpreter::shared_element(Ref array, std::uint32_t index, bool write) {
  if (write) progressed_ = true;
  bool& written = heap_.written_shared(array);
  bool visible = written || vm_.options.reduction == Reduction::None;
  if (!visible && write) {
    if (learn(written)) return Step::Stop;
    visible = true;
  }
  if (visible && must_yield(Pending::Access, array, index + 1)) return Step::Stop;
  if (vm_.sink != nullptr) {
    unsigned size = size_of(heap_.klass(array)->element_type);
    Offset location = Heap::offset(array) + kElementsOffset + Offset{index} * size;
    std::uint64_t value = 0;
    std::memcpy(&value, memory_.base() + location, size);
    if (write) {  // the value is on the stack
      value = size == 8 ? static_cast<std::uint64_t>(sp_[-2]) | (static_cast<std::uint64_t>(sp_[-1]) << 32)
                        : sp_[-1];
    }
    emit(write ? EventKind::Write : EventKind::Read, Heap::offset(array), location, value, size, index);
  }
  return Step::Next;
}

void Interpreter::emit_access(Field* f, Ref object, bool write) {
  unsigned size = size_of(f->type);
  Offset location = (object == kNull ? f->holder->statics : Heap::offset(object)) + f->offset;
  std::uint64_t value = 0;
  std::memcpy(&value, memory_.base() + location, size);
  if (write)
    value = size == 8 ? static_cast<std::uint64_t>(sp_[-2]) | (static_cast<std::uint64_t>(sp_[-1]) << 32)
                      : sp_[-1];
  EventKind kind = f->is_volatile() ? (write ? EventKind::SyncWrite : EventKind::SyncRead)
                                    : (write ? EventKind::Write : EventKind::Read);
  emit(kind, object == kNull ? Heap::offset(f->holder->mirror) : Heap::offset(object), location, value, size,
       0);
}

void Interpreter::emit(EventKind kind, std::uint64_t object, std::uint64_t location, std::uint64_t value,
                       std::uint32_t size, std::uint32_t detail) {
  if (vm_.sink == nullptr) return;
  sync_registers();
  bool access = kind <= EventKind::SyncFailure || kind == EventKind::Yield || kind == EventKind::Sleep;
  bool lock = kind == EventKind::Acquire || kind == EventKind::Release;
  bool visible = access ? visible_op_
                 : lock ? multi_ && heap_.escaped(static_cast<Ref>(object >> kRefShift))
                        : true;
  visible_op_ = false;
  vm_.sink->on_event({kind, thread_, object, location, size, value, detail, visible});
}

}  // namespace heddle::java
