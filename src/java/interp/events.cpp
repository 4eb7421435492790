// What the interpreter tells an event sink, and what race detection needs to know of a class for that.
//
// Plain accesses are reported only of memory that other threads can reach, and while there are others. Not
// reported are:
//  - final fields, unless an object of the class has escaped in its own constructor (JLS 17.5): that is found
//    out on the way and starts the search again;
//  - statics of a class that the thread is initialising, and what only they reach: the end of the initialiser
//    comes before every use of the class (JLS 12.4.2). Uses make no edge of their own, because nothing needs
//    one; except when the initialiser accesses what others reach anyway, which is found out likewise;
//  - idempotent caches of the class library, and the contents of strings.
//
// An event is `reached` if other threads had their chance since the last shared access: at the thread's last
// stop all that it had accessed was there for them to meet.
#include <cstring>
#include <utility>

#include "java/interp/interpreter.h"
#include "java/link/jdk_publication.h"

namespace heddle::java {

void Interpreter::set_event_sink(EventSink* sink) {
  vm_.sink = sink;
  if (vm_.opmm != nullptr) {  // it hears everything, first
    vm_.opmm->set_next(sink);
    vm_.sink = vm_.opmm.get();
  }
  heap_.set_listener(vm_.sink == nullptr ? nullptr : this);
}

void Interpreter::emit(Event event) {
  if (in_primitive()) {  // what its parts tell each other is nobody else's
    event.order &= static_cast<std::uint8_t>(~kUnordered);
    if (event.kind == EventKind::Edge && event.order == 0) return;
  } else if (event.kind >= EventKind::SyncRead && event.kind <= EventKind::SyncFailure && !visible_op_ &&
             multi_ && is_quiet_method()) {
    return;
  }
  event.reached = !multi_ || !touched_;
  if (accessed_ && event.reached && (event.order & (kAcquires | kReleases)) != 0) {
    accessed_ = false;
    vm_.touch_record(thread_).flags &= ~kAccessed;
  }
  if (vm_.sink == nullptr) return;
  sync_registers();
  event.thread = thread_ == kNoThread ? 0 : thread_;  // none runs while the heap is collected
  switch (event.kind) {
    case EventKind::Edge:
    case EventKind::Fence:
    case EventKind::Freed: event.visible = false; break;
    case EventKind::Acquire:
    case EventKind::Release:
      event.visible = multi_ && heap_.escaped(static_cast<Ref>(event.object >> kRefShift));
      visible_op_ = false;
      break;
    case EventKind::Initialised: event.visible = !in_primitive(); break;
    default: {
      bool access = event.kind <= EventKind::SyncFailure || event.kind == EventKind::Yield ||
                    event.kind == EventKind::Sleep;
      event.visible = !access || visible_op_;
      visible_op_ = false;
    }
  }
  vm_.sink->on_event(event);
}

// Access sets have no use for what a thread acquires: others' sets were emptied when they released. But they
// mind an edge where the thread has not stopped, and to stop at each use of a class is not worth it.
void Interpreter::class_edge(const Klass* klass, std::uint8_t order) {
  if (order == kAcquires && stops_at_releases_ && touched_) return;
  edge(Heap::offset(klass->mirror), initialisation_of(klass), order);
}

void Interpreter::note_shared_access() {
  touched_ = true;
  if (!stops_at_releases_ || accessed_) return;
  accessed_ = true;
  vm_.touch_record(thread_).flags |= kAccessed;
}

void Interpreter::note_access(EventKind kind, std::uint64_t object, std::uint64_t location,
                              std::uint32_t size, std::uint64_t value, std::uint32_t detail) {
  if (in_primitive()) return;
  note_shared_access();
  if (vm_.sink == nullptr) return;
  if (allocator_ >= kInitialisers)
    learn_for_detection(vm_.classes[allocator_ - kInitialisers]->shares_in_init);
  // A plain access that is visible under this reduction passes over a race, or meets atomic accesses.
  bool tells = visible_op_ && vm_.options.reduction == Reduction::Sync;
  emit(
      {.kind = kind, .object = object, .location = location, .size = size, .value = value, .detail = detail});
  if (tells) edge(object, location, kUnordered);
  if (!atomically_.empty()) note_plain_of_mixed(kind, object, location, size);
}

bool Interpreter::reports(const Field& f, Ref object) const {
  if (f.exempt) return false;
  return !f.is_final() || (object != kNull && heap_.klass(object)->leaks);
}

// The value that the store under way finds on the operand stack.
std::uint64_t Interpreter::stored_value(unsigned size) const {
  return size == 8 ? static_cast<std::uint64_t>(sp_[-2]) | (static_cast<std::uint64_t>(sp_[-1]) << 32)
                   : sp_[-1];
}

// What is published by a store is published before the store releases anything.
void Interpreter::note_store(Ref value, Ref holder, std::uint32_t at) {
  if (value == kNull || (holder != kNull && heap_.confined(holder, at))) return;
  if (vm_.options.reduction == Reduction::None) note_leak(value);  // everything has escaped from the start
  if (!heap_.escaped(value)) heap_.escape(value);
}

void Interpreter::report_access(Field* f, Ref object, bool write, const std::uint64_t* older) {
  if (!f->is_volatile() && !reports(*f, object)) return;
  unsigned size = size_of(f->type);
  Offset location = (object == kNull ? f->holder->statics : Heap::offset(object)) + f->offset;
  std::uint64_t holder = Heap::offset(object == kNull ? f->holder->mirror : object);
  std::uint64_t value = 0;
  if (write) {
    value = stored_value(size);
    if (f->type == BasicType::Reference) note_store(static_cast<Ref>(value), object, f->offset);
  } else {
    value = older != nullptr ? *older : load_raw(location, size);
  }
  if (!f->is_volatile()) {
    note_access(write ? EventKind::Write : EventKind::Read, holder, location, size, value);
    return;
  }
  emit({.kind = write ? EventKind::SyncWrite : EventKind::SyncRead,
        .object = holder,
        .location = location,
        .size = size,
        .value = value,
        .order = write ? kReleases : kAcquires,
        .strength = volatile_strength(),
        .sync = location});
}

// Of an access by an instruction, for race/weak_atomics.h: the program's own, also through the classes that
// wrap one variable; other volatiles of the JDK are its own business.
Strength Interpreter::volatile_strength() const {
  if (!watched_) return Strength::Ignored;
  if (!method_->holder->from_jdk) return Strength::Strong;
  if (!method_->holder->name.starts_with("java/util/concurrent/atomic/Atomic") || fp_[kFrameCaller] == 0)
    return Strength::Ignored;
  const std::uint32_t* caller = stack_ + fp_[kFrameCaller];
  return vm_.methods[caller[kFrameMethod]]->holder->from_jdk ? Strength::Ignored : Strength::Strong;
}

void Interpreter::report_element(Ref array, std::uint32_t index, bool write, const std::uint64_t* older) {
  BasicType type = heap_.klass(array)->element_type;
  unsigned size = size_of(type);
  Offset location = Heap::offset(array) + kElementsOffset + Offset{index} * size;
  std::uint64_t value = 0;
  if (write) {
    value = stored_value(size);
    if (type == BasicType::Reference) note_store(static_cast<Ref>(value), array, 0);
    if (submits_task(*heap_.klass(array), *method_)) {
      emit_atomic({.kind = EventKind::SyncWrite,
                   .object = Heap::offset(array),
                   .location = location,
                   .size = size,
                   .value = value,
                   .order = kReleases,
                   .sync = location});
      return;
    }
  } else {
    value = older != nullptr ? *older : load_raw(location, size);
  }
  note_access(write ? EventKind::Write : EventKind::Read, Heap::offset(array), location, size, value, index);
}

// The transition goes on to its end, but the search will begin again.
void Interpreter::learn_for_detection(bool& fact) {
  if (detecting_ && learn(fact)) begins_again_ = true;
}

// Is `object` under construction? Where a constructor has no more use for `this`, its slot may be empty; then
// the copy that `new` and `dup` have left with the caller tells.
void Interpreter::note_leak(Ref object) {
  const Klass* k = heap_.klass(object);
  if (thread_ == kNoThread || fp_ == nullptr || k->leaks || !k->has_finals) return;
  sync_registers();
  bool found = false;
  const std::uint32_t* stack = stack_;
  for_each_frame(thread_, [&](Method* m, std::uint32_t, std::uint32_t at) {
    if (m->stub != Method::Stub::None || m->name != "<init>") return true;
    const std::uint32_t locals = at - m->max_locals;
    Ref self = stack[locals];
    if (self == kNull && locals > stack[at + kFrameCaller] + kFrameHeaderSlots) self = stack[locals - 1];
    found = self == object;
    return !found;
  });
  if (found) learn_for_detection(vm_.classes[k->id]->leaks);
}

// The thread has written what it made while nobody was told. That counts as written now, when others can
// reach it; but default values were there before any thread began (JLS 17.4.4), so only what differs from
// them.
void Interpreter::on_escape(Ref object) {
  if (thread_ == kNoThread || is_quiet(object)) return;
  note_leak(object);
  if (!watched_) return;  // whoever comes later is started after this
  note_frozen(object);
  const Klass* k = heap_.klass(object);
  if (k == vm_.known.string) {  // what a string holds never changes: JLS 17.5 again
    Ref text = vm_.get<Ref>(object, vm_.known.string_value);
    if (text != kNull) heap_.put<std::uint32_t>(text, 0, heap_.header(text) | kEscaped);
    return;
  }
  if (allocator_ >= kInitialisers)
    learn_for_detection(vm_.classes[allocator_ - kInitialisers]->shares_in_init);
  if (k->is_array)
    report_elements(object);
  else
    report_fields(object);
}

// The machine itself has filled `object` in. Where everything escapes from the start, that is not told later.
void Interpreter::note_made(Ref object) {
  if (!notes_accesses() || !heap_.escaped(object)) return;
  if (heap_.klass(object)->is_array)
    report_elements(object);
  else
    report_fields(object);
}

void Interpreter::report_fields(Ref object) {
  for (const Klass* k = heap_.klass(object); k != nullptr; k = k->super)
    for (const auto& f : k->fields) {
      if (f->is_static() || f->is_volatile() || !reports(*f, object)) continue;
      std::uint64_t value = 0;
      std::memcpy(&value, heap_.address(object) + f->offset, size_of(f->type));
      if (value == 0) continue;
      emit_unseen({.kind = EventKind::Write,
                   .object = Heap::offset(object),
                   .location = Heap::offset(object) + f->offset,
                   .size = size_of(f->type),
                   .value = value});
    }
}

void Interpreter::report_elements(Ref array) {
  constexpr unsigned kRuns = 64;  // after that many, the rest is taken for one
  const std::uint32_t size = size_of(heap_.klass(array)->element_type), length = heap_.length(array);
  const std::byte* elements = heap_.address(array) + kElementsOffset;
  auto is_default = [&](std::uint32_t i) {
    std::uint64_t value = 0;
    std::memcpy(&value, elements + std::size_t{i} * size, size);
    return value == 0;
  };
  unsigned runs = 0;
  for (std::uint32_t i = 0; i < length;) {
    if (is_default(i)) {
      ++i;
      continue;
    }
    std::uint32_t end = ++runs > kRuns ? length : i + 1;
    while (end < length && !is_default(end)) ++end;
    emit_unseen({.kind = EventKind::Write,
                 .object = Heap::offset(array),
                 .location = Heap::offset(array) + kElementsOffset + std::uint64_t{i} * size,
                 .size = (end - i) * size});
    i = end;
  }
}

// An access that is not a step: the operation under way, if it is visible, has its own event.
void Interpreter::emit_unseen(const Event& event) {
  bool visible = std::exchange(visible_op_, false);
  emit(event);
  visible_op_ = visible;
}

void Interpreter::on_free(Ref object) {
  if (!heap_.escaped(object)) {  // what is private may have been written with others in mind
    if (!vm_.opmm->idle()) vm_.opmm->forget(Heap::offset(object), heap_.object_bytes(object));
    return;
  }
  emit({.kind = EventKind::Freed, .object = Heap::offset(object), .size = heap_.object_bytes(object)});
  free_shadows(Heap::offset(object), heap_.object_bytes(object));
}

}  // namespace heddle::java
