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
// sync:   no plain access, except to what has been revealed (Machine::reveal: it takes part in a race that is
//         passed over) or is accessed atomically as well. Sound if a race detector finds no race (SC4DRF).
// Volatile fields are always visible (but see link/library_fields.h). So are locks of escaped objects, waits,
// notifications, starts, joins, parks, sleeps and interrupts; how a thread ends only if the program can tell
// (isAlive and the like).
//
// One step: primitives (primitives.cpp). Exempt: idempotent caches of the class library
// (link/library_fields.h), and all that java.lang.invoke does to make and link handles (Hearing::Quiet).
// It only ever adds to caches and interned types that no program can read; a handle is the same whoever made
// it first.
#include <utility>

#include "java/interp/interpreter.h"
#include "java/link/jdk_publication.h"

namespace heddle::java {

void Interpreter::block(Pending pending, Ref object, std::uint32_t value) {
  ThreadRecord& r = vm_.touch_record(thread_);
  r.pending = pending;
  r.object = object;
  r.value = value;
  outcome_ = Outcome::Yield;
}

bool Interpreter::must_yield(Pending pending, Ref object, std::uint32_t value) {
  bool own_choice = pending == Pending::Data || pending == Pending::Notify;
  // A primitive that yields waits for somebody.
  if (in_primitive() && !own_choice && pending != Pending::Sleep) {
    visible_op_ = permit_ = false;
    return false;
  }
  if (multi_ && !permit_ && !own_choice && is_quiet(object)) {
    visible_op_ = false;
    return false;
  }
  return yields(pending, object, value);
}

bool Interpreter::yields(Pending pending, Ref object, std::uint32_t value) {
  bool own_choice = pending == Pending::Data || pending == Pending::Notify;
  visible_op_ = multi_;
  // A thread that is alone may have been seen by one that has just ended: what it calls is looked at, too.
  if (permit_ || (!multi_ && watched_ && !own_choice)) {
    permit_ = false;
    enter_primitive();
    return false;
  }
  if (multi_ && !own_choice && is_quiet_method()) {
    visible_op_ = false;
    return false;
  }
  if (!own_choice && (!multi_ || (vm_.record(thread_).flags & kAtomic) != 0)) return false;
  block(pending, object, value);
  return true;
}

bool Interpreter::is_last_user_thread() const {
  for (ThreadId t = 0; t < vm_.thread_slots(); ++t) {
    const ThreadRecord& r = vm_.record(t);
    if (r.pending != Pending::None && ((r.flags & kDaemon) == 0) != (t == thread_)) return false;
  }
  return true;
}

bool Interpreter::must_yield_at_end() {
  // The end of the last user thread ends the daemons with it: they must have had their chance before.
  if (ends_visible_ || thread_monitors_ || accessed_ || (multi_ && is_last_user_thread()))
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
  if (seen_through_) names.push_back("primitives");
  if (own_conditions_) names.push_back("conditions");
  if (pools_seen_) names.push_back("pools");
  if (maps_counted_) names.push_back("sizes");
  if (maps_shrink_) names.push_back("shrinking");
  if (primitives_interrupted_) names.push_back("interrupted-primitives");
  if (states_matter_) names.push_back("thread-states");
  if (stops_at_releases_) names.push_back("releases");
  for (const Klass* k : vm_.classes) {
    if (k == nullptr) continue;
    if (k->leaks) names.push_back("leaks " + k->name);
    if (k->shares_in_init) names.push_back("initialiser " + k->name);
    for (const auto& f : k->fields) {
      if (f->written_shared) names.push_back("field " + k->name + "." + f->name);
      if (f->opaque) names.push_back("opaque " + k->name + "." + f->name);
    }
  }
  for (SiteId site = 0; site < heap_.sites(); ++site) {
    if (heap_.site_written_shared(site)) names.push_back("elements " + heap_.site_name(site));
    if (heap_.site_opaque(site)) names.push_back("opaque elements " + heap_.site_name(site));
  }
  return names;
}

void Interpreter::assume(const std::vector<std::string>& names) {
  vm_.assumed = {names.begin(), names.end()};
  ends_visible_ = vm_.assumed.contains("ends");
  clock_matters_ = vm_.assumed.contains("clock") || vm_.options.timeouts != Timeouts::Any;
  interrupts_matter_ = vm_.assumed.contains("interrupts");
  thread_monitors_ = vm_.assumed.contains("thread-monitors");
  seen_through_ = vm_.assumed.contains("primitives");
  own_conditions_ = vm_.assumed.contains("conditions");
  pools_seen_ = vm_.assumed.contains("pools");
  maps_counted_ = vm_.assumed.contains("sizes");
  maps_shrink_ = vm_.assumed.contains("shrinking");
  primitives_interrupted_ = vm_.assumed.contains("interrupted-primitives");
  states_matter_ = vm_.assumed.contains("thread-states");
  if (vm_.assumed.contains("releases")) stop_at_releases(true);
  for (Klass* k : vm_.classes) {
    if (k == nullptr) continue;
    if (vm_.assumed.contains("leaks " + k->name)) k->leaks = true;
    if (vm_.assumed.contains("initialiser " + k->name)) k->shares_in_init = true;
    for (auto& f : k->fields) {
      if (vm_.assumed.contains("field " + k->name + "." + f->name)) f->written_shared = true;
      if (vm_.assumed.contains("opaque " + k->name + "." + f->name)) f->opaque = true;
    }
  }
  for (SiteId site = 0; site < heap_.sites(); ++site) assume_of_site(site);
}

void Interpreter::assume_of_site(SiteId site) {
  if (vm_.assumed.empty()) return;
  if (vm_.assumed.contains("elements " + heap_.site_name(site))) heap_.site_written_shared(site) = true;
  if (vm_.assumed.contains("opaque elements " + heap_.site_name(site))) heap_.site_opaque(site) = true;
}

bool Interpreter::observe_thread_ends() {
  return learn(ends_visible_);
}

std::int64_t Interpreter::clock_after(std::int64_t nanoseconds) const {
  constexpr std::int64_t kEndOfTime = std::int64_t{1} << 62;
  return nanoseconds > kEndOfTime - vm_.clock() ? kEndOfTime : vm_.clock() + nanoseconds;
}

bool Interpreter::clock_is_read() {
  return !vm_.booting && learn(clock_matters_);
}

Interpreter::Step Interpreter::shared_field(Field* f, Ref object, bool write) {
  if (object != kNull && !heap_.escaped(object)) return private_access(f, object, write);
  if (is_quiet(object)) return Step::Next;
  if (write) progressed_ = true;
  bool visible = (f->is_volatile() && !f->setting && !f->exempt) || f->written_shared ||
                 vm_.options.reduction == Reduction::None;
  if (!visible && write && (vm_.options.reduction == Reduction::Escape || f->setting) && !f->exempt) {
    if (learn(f->written_shared)) return Step::Stop;
    visible = true;
  }
  if (f->setting && !visible) return Step::Next;
  if (relaxed_ && !write && object != kNull && f->is_final() && f->type == BasicType::Reference)
    note_final_read(object, vm_.get<Ref>(object, f));
  const bool relaxed = is_relaxed(*f, object), permitted = permit_;
  const bool choosing = relaxed && !write && !f->is_volatile() && !reads_newest();
  const Offset location = (object == kNull ? f->holder->statics : Heap::offset(object)) + f->offset;
  if (visible && must_yield(Pending::Access, object, 0)) {
    if (choosing) note_pending_read(location, f->type, memory::Mode::Plain);
    return Step::Stop;
  }
  visible_op_ &= visible;
  std::uint64_t older = 0;
  const Step done =
      relaxed ? relaxed_access(location, f->type, write, f->is_volatile(), choosing, permitted, older)
              : Step::Next;
  if (done == Step::Stop) return done;
  if (vm_.sink != nullptr || stops_at_releases_)
    report_access(f, object, write, done == Step::Done ? &older : nullptr);
  if (done == Step::Done) {
    finish_load(object == kNull ? 0 : 1, f->type, older);
    return done;
  }
  if (primitive_ != nullptr && primitives_interrupted_ && f == vm_.known.thread_interrupted)
    leave_primitive();
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
  if (!heap_.escaped(array)) return private_access(array, index, write);
  if (is_quiet(array)) return Step::Next;
  if (write) progressed_ = true;
  bool& written = heap_.written_shared(array);
  bool visible = written || vm_.options.reduction == Reduction::None ||
                 (write && submits_task(*heap_.klass(array), *method_));
  if (!visible && write && vm_.options.reduction == Reduction::Escape) {
    if (learn(written)) return Step::Stop;
    visible = true;
  }
  const bool relaxed = is_relaxed(array), permitted = permit_;
  const bool choosing = relaxed && !write && !reads_newest();
  const BasicType type = heap_.klass(array)->element_type;
  const Offset location = Heap::offset(array) + kElementsOffset + Offset{index} * size_of(type);
  if (visible && must_yield(Pending::Access, array, index + 1)) {
    if (choosing) note_pending_read(location, type, memory::Mode::Plain);
    return Step::Stop;
  }
  visible_op_ &= visible;
  std::uint64_t older = 0;
  const Step done =
      relaxed ? relaxed_access(location, type, write, false, choosing, permitted, older) : Step::Next;
  if (done == Step::Stop) return done;
  if (vm_.sink != nullptr || stops_at_releases_)
    report_element(array, index, write, done == Step::Done ? &older : nullptr);
  if (done == Step::Done) {
    finish_load(2, type, older);
    return done;
  }
  return Step::Next;
}

bool Interpreter::reveal(const Event& access) {
  Ref object = static_cast<Ref>(access.object >> kRefShift);
  const Klass* k = heap_.klass(object);
  auto reveal_one = [](bool& visible) { return !std::exchange(visible, true); };
  if (k->is_array) return reveal_one(heap_.written_shared(object));
  bool news = false;
  auto reveal_field = [&](Field& f, Offset at) {
    bool touched = at < access.location + access.size && access.location < at + size_of(f.type);
    if (touched && !f.is_volatile()) news |= reveal_one(f.written_shared);
  };
  for (const Klass* c = k; c != nullptr; c = c->super)
    for (const auto& f : c->fields)
      if (!f->is_static()) reveal_field(*f, access.object + f->offset);
  if (k == vm_.known.klass) {
    const Klass* c = vm_.klass_of_mirror(object);
    for (const auto& f : c->fields)
      if (f->is_static()) reveal_field(*f, c->statics + f->offset);
  }
  return news && vm_.options.reduction != Reduction::None;
}

}  // namespace heddle::java
