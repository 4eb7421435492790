// Re-entrant monitors (JLS 17.1). Entering is visible when another thread could contend. Leaving is not: a
// release commutes with everything up to the thread's next visible operation; but race detection by access
// sets wants others to have their chance before it (stops_before_edge).
#include "java/interp/interpreter.h"

namespace heddle::java {

bool Interpreter::owns(Ref object) const {
  return lock_owner(object) == thread_ + 1;
}

void Interpreter::acquire(Ref object, std::uint32_t count) {
  heap_.put<std::uint32_t>(object, kLockOffset, (thread_ + 1) | (count << 16));
  if (states_matter_) settle_waiters(object);
  std::uint8_t order = heap_.escaped(object) && !is_quiet(object) ? kAcquires : 0;
  emit({.kind = EventKind::Acquire,
        .object = Heap::offset(object),
        .order = order,
        .sync = Heap::offset(object)});
}

// Whoever waits on an object that another locks has really given its lock back; and whoever has the lock is
// blocked no longer.
void Interpreter::settle_waiters(Ref object) {
  for (ThreadId t = 0; t < vm_.thread_slots(); ++t) {
    const ThreadRecord& r = vm_.record(t);
    bool settled = (r.flags & kSettled) != 0;
    if (t == thread_ ? settled : r.pending == Pending::WaitSet && r.object == object && !settled)
      vm_.touch_record(t).flags ^= kSettled;
  }
}

Interpreter::MonitorResult Interpreter::monitor_enter(Ref object) {
  auto lock = heap_.get<std::uint32_t>(object, kLockOffset);
  if ((lock & 0xffff) == thread_ + 1) {
    if ((lock >> 16) == 0xffff) {
      set_unsupported("a monitor entered 65535 times by one thread");
      return MonitorResult::Stop;
    }
    heap_.put<std::uint32_t>(object, kLockOffset, lock + (1u << 16));
    return MonitorResult::Ok;
  }
  if ((heap_.header(object) & escape_mask_) != 0 && must_yield(Pending::Lock, object, 0))
    return MonitorResult::Stop;
  if (lock != 0) {
    block(Pending::Lock, object);
    return MonitorResult::Stop;
  }
  acquire(object, 1);
  return MonitorResult::Ok;
}

// JDK 17's Thread.join and the end of a thread take the Thread's own monitor. Programs can tell only if they
// lock it too.
bool Interpreter::locks_a_thread(Ref object) {
  return !thread_monitors_ && heap_.klass(object)->is_subclass_of(vm_.known.thread) &&
         learn(thread_monitors_);
}

Interpreter::MonitorResult Interpreter::monitor_exit(Ref object) {
  auto lock = heap_.get<std::uint32_t>(object, kLockOffset);
  if ((lock & 0xffff) != thread_ + 1) return MonitorResult::NotOwner;
  if ((lock >> 16) > 1) {
    heap_.put<std::uint32_t>(object, kLockOffset, lock - (1u << 16));
  } else {
    bool shared = heap_.escaped(object) && !is_quiet(object);
    if (shared && stops_before_edge()) return MonitorResult::Stop;
    heap_.put<std::uint32_t>(object, kLockOffset, 0);
    std::uint8_t order = shared ? kReleases : 0;
    if (!heap_.escaped(object) && relaxed_) vm_.opmm->release(thread_, Heap::offset(object));
    emit({.kind = EventKind::Release,
          .object = Heap::offset(object),
          .order = order,
          .sync = Heap::offset(object)});
  }
  return MonitorResult::Ok;
}

}  // namespace heddle::java
