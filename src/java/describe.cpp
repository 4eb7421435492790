#include "java/describe.h"

#include <fmt/format.h>

#include <bit>

#include "java/interp/interpreter.h"
#include "java/natives/data_choice.h"
#include "java/synchronizers.h"

namespace heddle::java {

std::string Describe::simple_name(const Klass* k) const {
  if (k->is_array)
    return simple_name(k->element != nullptr ? k->element : vm_.primitive(k->element_type)) + "[]";
  std::string name = k->name.substr(k->name.rfind('/') + 1);  // npos + 1 == 0
  std::size_t lambda = name.find("$$Lambda");
  if (lambda != std::string::npos) name = name.substr(0, lambda) + "$lambda";
  return name;
}

std::string Describe::object(Ref ref) const {
  if (ref == kNull) return "null";
  const Klass* k = vm_.heap.klass(ref);
  if (k == vm_.known.klass) return "class " + simple_name(vm_.klass_of_mirror(ref));
  auto it = names_.find(ref);
  if (it != names_.end()) return it->second;
  std::string name = simple_name(k);
  std::string full = fmt::format("{}#{}", name, ++next_[name]);
  names_.emplace(ref, full);
  return full;
}

std::string Describe::value(BasicType type, std::uint64_t bits) const {
  switch (type) {
    case BasicType::Boolean: return (bits & 1) != 0 ? "true" : "false";
    case BasicType::Byte: return std::to_string(static_cast<std::int8_t>(bits));
    case BasicType::Char: {
      auto c = static_cast<char16_t>(bits);
      return c >= 32 && c < 127 ? fmt::format("'{}'", static_cast<char>(c))
                                : fmt::format("'\\u{:04x}'", static_cast<unsigned>(c));
    }
    case BasicType::Short: return std::to_string(static_cast<std::int16_t>(bits));
    case BasicType::Int: return std::to_string(static_cast<std::int32_t>(bits));
    case BasicType::Float: return fmt::format("{}", std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case BasicType::Long: return std::to_string(static_cast<std::int64_t>(bits));
    case BasicType::Double: return fmt::format("{}", std::bit_cast<double>(bits));
    case BasicType::Reference: {
      Ref ref = static_cast<Ref>(bits);
      if (ref != kNull && vm_.heap.klass(ref) == vm_.known.string) {
        std::string text = vm_.string_utf8(ref);
        return text.size() <= 40 ? "\"" + text + "\"" : "\"" + text.substr(0, 37) + "...\"";
      }
      return object(ref);
    }
    case BasicType::Void: break;
  }
  return "?";
}

// Null: not a field.
const Field* Describe::field_at(const Event& access) const {
  Ref holder = static_cast<Ref>(access.object >> kRefShift);
  const Klass* k = vm_.heap.klass(holder);
  if (k == vm_.known.klass) {
    const Klass* statics = vm_.klass_of_mirror(holder);
    for (const auto& f : statics->fields)
      if (f->is_static() && statics->statics + f->offset == access.location) return f.get();
  }
  for (const Klass* c = k; c != nullptr; c = c->super)
    for (const auto& f : c->fields)
      if (!f->is_static() && access.object + f->offset == access.location) return f.get();
  return nullptr;
}

std::string Describe::place(const Event& event, BasicType& type) const {
  type = BasicType::Int;
  Ref holder = static_cast<Ref>(event.object >> kRefShift);
  if (holder == kNull) return "?";
  const Klass* k = vm_.heap.klass(holder);
  if (k->is_array) {
    type = k->element_type;
    return fmt::format("{}[{}]", object(holder),
                       (event.location - event.object - kElementsOffset) / size_of(type));
  }
  const Field* f = field_at(event);
  if (f == nullptr) return object(holder);
  type = f->type;
  return (f->is_static() ? simple_name(f->holder) : object(holder)) + "." + f->name;
}

std::string Describe::location(const Event& access) const {
  Ref holder = static_cast<Ref>(access.object >> kRefShift);
  const Klass* k = vm_.heap.klass(holder);
  if (!k->is_array) return location_group(access);
  std::uint64_t size = size_of(k->element_type);
  std::uint64_t first = (access.location - access.object - kElementsOffset) / size;
  std::uint64_t count = access.size / size;
  return count <= 1 ? fmt::format("{}[{}]", object(holder), first)
                    : fmt::format("{}[{}..{}]", object(holder), first, first + count - 1);
}

std::string Describe::location_group(const Event& access) const {
  Ref holder = static_cast<Ref>(access.object >> kRefShift);
  const Klass* k = vm_.heap.klass(holder);
  if (k->is_array) return "elements of " + vm_.heap.site_name(vm_.heap.site_of(holder));
  const Field* f = field_at(access);
  return f == nullptr ? simple_name(k) : simple_name(f->holder) + "." + f->name;
}

std::string Describe::chosen_value(const Event& event) const {
  auto type = static_cast<BasicType>(event.detail & kChosenTypeMask);
  std::string what = "choose " + value(type, event.value);
  if ((event.detail & kChosenFromList) != 0)
    return fmt::format("{}, number {} of {}", what, event.location + 1, event.size);
  if (type == BasicType::Boolean) return what;
  return fmt::format("{} of {}..{}", what, value(type, event.location),
                     value(type, event.location + event.size - 1));
}

std::string Describe::event(const Event& event) const {
  BasicType type;
  auto thing = [&] { return object(static_cast<Ref>(event.object >> kRefShift)); };
  auto other = [&] { return thread_name(static_cast<ThreadId>(event.value)); };
  const bool part = event.kind == EventKind::Park ||
                    (event.kind >= EventKind::SyncRead && event.kind <= EventKind::SyncFailure);
  if (const std::string call = part ? primitive_call(event) : ""; !call.empty())
    return event.kind == EventKind::Park ? "go on with " + call : call;
  switch (event.kind) {
    case EventKind::Read:
    case EventKind::SyncRead: {
      std::string where = place(event, type);
      return fmt::format("read {} = {}{}", where, value(type, event.value),
                         old_value(event).empty() ? "" : " (old)");
    }
    case EventKind::Write:
    case EventKind::SyncWrite:
    case EventKind::SyncUpdate: {
      std::string where = place(event, type);
      return fmt::format("{} {} = {}", event.kind == EventKind::SyncUpdate ? "update" : "write", where,
                         value(type, event.value));
    }
    case EventKind::SyncFailure: {
      std::string where = place(event, type);
      return fmt::format("compare-and-set of {} fails, it is {}", where, value(type, event.value));
    }
    case EventKind::Acquire: return "lock " + thing();
    case EventKind::Release: return "unlock " + thing();
    case EventKind::Wait: return "wait on " + thing() + ", unlocking it";
    case EventKind::Wake:
      return "the wait on " + thing() +
             (event.detail == kSpuriously ? " ends without a cause" : " times out");
    case EventKind::Notify:
      return event.value == 0 ? "notify " + thing() + ": nobody waits" : "notify " + thing();
    case EventKind::Park:
      return event.detail == kSpuriously ? "park returns without a cause" : "go on after park";
    case EventKind::Unpark: return "unpark " + other();
    case EventKind::Spawn: return "start " + other();
    case EventKind::Join: return "join " + thing();
    case EventKind::Interrupt: return "interrupt " + other();
    case EventKind::Sleep: return fmt::format("sleep {} ms", event.value);
    case EventKind::Yield: return "yield";
    case EventKind::Initialised: return "initialise " + simple_name(vm_.classes[event.detail]);
    case EventKind::Data: return chosen_value(event);
    case EventKind::Output: return "print";
    case EventKind::End: return "end";
    case EventKind::Fence: return "fence";
    case EventKind::Edge: return "order";
    case EventKind::Lanes:
    case EventKind::LaneRead:
    case EventKind::LaneWrite:
    case EventKind::Published: return "publish " + thing();
    case EventKind::Freed: return "free " + thing();
  }
  return "?";
}

// Why a read did not return the newest write; "" if it did (interp/relaxed.cpp).
std::string Describe::old_value(const Event& event) const {
  const std::optional<Interpreter::StaleRead>& stale = vm_.interpreter->stale_read();
  if (!stale || stale->thread != event.thread || stale->location != event.location) return "";
  const auto line = [&](const memory::Origin& origin) {
    const Method* m = vm_.methods[origin.at >> 32];
    return fmt::format("{}:{}", m->holder->file->source_file,
                       m->line_at(static_cast<std::uint32_t>(origin.at)));
  };
  const memory::Origin &seen = stale->seen.origin, &newest = stale->newest.origin;
  if (stale->torn) return "of which the halves were written at different times";
  const std::string by = seen.thread == kNoThread
                             ? "the older value"
                             : fmt::format("written by {} at {}", thread_name(seen.thread), line(seen));
  return fmt::format("{}, although {} wrote {} at {}: nothing orders that write before this read", by,
                     thread_name(newest.thread), value(stale->type, stale->newest.value), line(newest));
}

AccessText Describe::access(const Event& event) const {
  if (event.kind > EventKind::SyncFailure) return {};
  const bool plain = event.kind == EventKind::Read || event.kind == EventKind::Write;
  if (!plain && !primitive_call(event).empty()) return {};
  BasicType type;
  std::string where = place(event, type);
  return {std::move(where), value(type, event.value)};
}

std::string Describe::action(const ThreadRecord& r) const {
  switch (r.pending) {
    case Pending::Lock: return "lock " + object(r.object);
    case Pending::WaitSet: return "wait on " + object(r.object);
    case Pending::Reacquire: return "lock " + object(r.object) + " again after wait";
    case Pending::Join: return "join " + object(r.object);
    case Pending::Park: return "park";
    case Pending::Sleep: return "sleep or yield";
    case Pending::Notify: return "notify " + object(r.object);
    case Pending::ClassInit: return "initialise " + simple_name(vm_.classes[r.value]);
    case Pending::Begin: return "begin";
    case Pending::Data: return "choose a value";
    case Pending::Access: return r.object != kNull ? "access " + object(r.object) : "go on";
    case Pending::Yield: return "go on";
    case Pending::None: return "nothing";
  }
  return "?";
}

std::string Describe::alternative(const Alternative& alternative) const {
  const ThreadRecord& r = vm_.record(alternative.thread);
  std::string text = thread_name(alternative.thread) + ": " + action(r);
  if ((r.pending == Pending::WaitSet || r.pending == Pending::Park || r.pending == Pending::Join) &&
      alternative.value == kExpire)
    text += " (time-out)";
  if ((r.pending == Pending::WaitSet || r.pending == Pending::Park) && alternative.value == kSpuriously)
    text += " (spurious wake-up)";
  if (r.pending == Pending::Notify || r.pending == Pending::Data)
    text += fmt::format(" ({})", alternative.value);
  return text;
}

Stack Describe::stack(ThreadId thread) const {
  Stack result;
  if (thread >= vm_.thread_slots() || vm_.record(thread).pending == Pending::None) return result;
  vm_.interpreter->for_each_frame(thread, [&](Method* m, std::uint32_t pc, std::uint32_t) {
    if (m->stub != Method::Stub::None || m->holder->hidden || m->hidden_frame) return true;
    result.push_back({m->holder->external_name() + "." + m->name, m->holder->file->source_file,
                      m->line_at(pc), m->holder->from_jdk});
    return true;
  });
  return result;
}

void Describe::describe_parked(const ParkedFor& parked, ThreadStatus& s) const {
  s.held_by = parked.held_by;
  switch (parked.what) {
    case ParkedFor::What::Nothing: s.waits_for = "unpark"; break;
    case ParkedFor::What::Lock: s.waits_for = object(parked.object); break;
    case ParkedFor::What::Permit: s.waits_for = "a permit of " + object(parked.object); break;
    case ParkedFor::What::Count: s.waits_for = "the count of " + object(parked.object); break;
    case ParkedFor::What::Signal: s.waits_for = "signal on a condition of " + object(parked.object); break;
    case ParkedFor::What::Result: s.waits_for = "the result of " + object(parked.object); break;
    case ParkedFor::What::Other: s.waits_for = "unpark, in " + object(parked.object); break;
  }
}

// The call of the program's that is one step (link/primitives.h): "ReentrantLock#1.lock()". "": none is under
// way.
std::string Describe::primitive_call(const Event& event) const {
  std::string call;
  const std::uint32_t* stack = vm_.stack(event.thread);
  vm_.interpreter->for_each_frame(event.thread, [&](const Method* m, std::uint32_t, std::uint32_t at) {
    if (m->stub != Method::Stub::None || !m->holder->from_jdk) return false;
    if (stack[at + kFrameLock] != kInPrimitive) return true;
    Ref self = stack[at - m->max_locals];  // empty where the method has no more use for it
    if (self == kNull) self = face_of(vm_, static_cast<Ref>(event.object >> kRefShift));
    const bool known = self != kNull && vm_.heap.klass(self)->is_subclass_of(m->holder);
    call = fmt::format("{}.{}()", known ? object(self) : simple_name(m->holder), m->name);
    return false;
  });
  return call;
}

std::vector<ThreadStatus> Describe::threads() const {
  std::vector<ThreadStatus> all;
  std::map<ThreadId, std::vector<Ref>> held;
  vm_.heap.for_each_object([&](Ref ref) {
    std::uint32_t owner = vm_.heap.get<std::uint32_t>(ref, kLockOffset) & 0xffff;
    if (owner != 0) held[owner - 1].push_back(ref);
  });
  std::map<ThreadId, std::vector<Ref>> owned;
  for (const auto& [thread, lock] : held_synchronizers(vm_)) owned[thread].push_back(lock);
  for (Klass* k : vm_.classes) {
    if (k == nullptr || k->mirror == kNull) continue;
    std::uint32_t owner = vm_.heap.get<std::uint32_t>(k->mirror, kLockOffset) & 0xffff;
    if (owner != 0) held[owner - 1].push_back(k->mirror);
  }
  for (ThreadId t = 0; t < vm_.thread_slots(); ++t) {
    const ThreadRecord& r = vm_.record(t);
    if (r.pending == Pending::None) continue;
    ThreadStatus s;
    s.thread = t;
    s.name = thread_name(t);
    s.daemon = (r.flags & kDaemon) != 0;
    s.state = "runnable";
    s.stack = stack(t);
    for (Ref ref : held[t]) s.holds.push_back("the lock of " + object(ref));
    for (Ref ref : owned[t]) s.holds.push_back(object(ref));
    auto lock_wait = [&](const char* state) {
      std::uint32_t owner = vm_.heap.get<std::uint32_t>(r.object, kLockOffset) & 0xffff;
      if (owner == 0) return;
      s.state = state;
      s.waits_for = "the lock of " + object(r.object);
      s.held_by = owner - 1;
    };
    switch (r.pending) {
      case Pending::Lock:
      case Pending::Reacquire: lock_wait("blocked"); break;
      case Pending::WaitSet:
        s.state = "waiting";
        s.waits_for = "notify on " + object(r.object);
        break;
      case Pending::Park:
        if ((r.flags & kPermit) != 0) break;
        s.state = "parked";
        describe_parked(parked_for(vm_, r.java_thread), s);
        break;
      case Pending::Join: {
        ThreadId target = vm_.slot_of(r.object);
        if (target == kNoThread) break;
        if (!s.stack.empty() && s.stack.front().function == "java.lang.Thread.sleep") {
          s.state = "sleeping";
          s.waits_for = "an interrupt; it sleeps for ever";
          break;
        }
        s.state = "waiting";
        s.waits_for = "the end of thread " + thread_name(target);
        s.held_by = target;
        break;
      }
      case Pending::ClassInit: {
        const Klass* k = vm_.classes[r.value];
        auto owner = vm_.memory.load<std::uint32_t>(k->statics + 4);
        if (vm_.init_state(k) != InitState::InProgress || owner == 0 || owner == t + 1) break;
        s.state = "blocked";
        s.waits_for = "the initialisation of class " + simple_name(k);
        s.held_by = owner - 1;
        break;
      }
      case Pending::Sleep: s.state = "sleeping"; break;
      default: break;
    }
    all.push_back(std::move(s));
  }
  return all;
}

}  // namespace heddle::java
