// Object.wait, notify, notifyAll (JLS 17.2).
//
// Beginning to wait is part of the transition that holds the lock: nobody can tell when, within it, the lock
// was given back. The waiter then sits in the wait set until it is notified, interrupted or, if timed,
// expires (a choice of the search); then it needs its lock back. The call is repeated at that point and
// finishes.
#include "java/interp/interpreter.h"
#include "java/natives/virtual_time.h"

namespace heddle::java {
namespace {

constexpr const char* kNotOwner = "current thread is not owner";

bool interrupted(NativeCall& call) {
  return call.vm.get<std::uint8_t>(call.vm.record(call.thread).java_thread,
                                   call.vm.known.thread_interrupted) != 0;
}

NativeResult throw_interrupted(NativeCall& call) {
  Ref self = call.vm.record(call.thread).java_thread;
  call.vm.set<std::uint8_t>(self, call.vm.known.thread_interrupted, 0);
  call.edge(self, call.interpreter.interrupt_of(self), kAcquires);
  return call.throw_new("java/lang/InterruptedException");
}

NativeResult object_wait(NativeCall& call) {
  Ref object = call.ref(0);
  std::int64_t timeout = call.i64(1);
  ThreadRecord& r = call.vm.touch_record(call.thread);
  if (r.pending == Pending::WaitSet && r.object == object && call.chosen() != 0) {
    // Expired, or for no reason: out of the wait set, in need of the lock.
    bool expired = call.chosen() == kExpire;
    r.pending = Pending::Reacquire;
    r.flags |= expired ? kExpired : kNotified;
    if (expired && call.interpreter.clock_matters()) call.vm.set_clock(std::max(call.vm.clock(), r.deadline));
    call.emit({.kind = EventKind::Wake, .object = Heap::offset(object), .detail = call.chosen()});
    if (call.interpreter.lock_owner(object) != 0) return NativeResult::Yield;
  }
  if (r.pending == Pending::Reacquire && r.object == object) {
    std::uint32_t flags = r.flags;
    call.interpreter.acquire(object, r.saved_count);
    r.pending = Pending::Access;
    r.object = kNull;
    r.saved_count = 0;
    r.deadline = 0;
    r.poll = 0;  // it was blocked: that is not polling
    r.flags &= ~(kTimed | kExpired | kNotified | kWokenByInterrupt | kSpurious | kSettled);
    // Notified and interrupted both: JLS 17.2.4 lets the wait return normally with the interrupt still
    // pending.
    if ((flags & kWokenByInterrupt) != 0 && (flags & kNotified) == 0) return throw_interrupted(call);
    return call.ret();
  }
  if (timeout < 0) return call.throw_new("java/lang/IllegalArgumentException", "timeout value is negative");
  if (timeout >= kCenturyMillis) timeout = 0;
  if (!call.interpreter.owns(object))
    return call.throw_new("java/lang/IllegalMonitorStateException", kNotOwner);
  bool shared = call.vm.heap.escaped(object);
  if (shared && call.stops_before_edge()) return NativeResult::Yield;
  if (interrupted(call)) return throw_interrupted(call);
  auto lock = call.vm.heap.get<std::uint32_t>(object, kLockOffset);
  call.interpreter.block(Pending::WaitSet, object);
  ThreadRecord& w = call.vm.touch_record(call.thread);
  w.saved_count = lock >> 16;
  w.flags &= ~(kTimed | kExpired | kNotified | kWokenByInterrupt | kSettled);
  if (call.vm.options.spurious_wakeups)
    w.flags |= kSpurious;
  else
    call.vm.assume_that(AssumptionKind::Wakeups, kNoSpuriousWakeups);
  if (timeout > 0) {
    w.flags |= kTimed;
    if (call.interpreter.clock_matters()) w.deadline = call.interpreter.clock_after(timeout * 1'000'000);
  }
  call.vm.heap.put<std::uint32_t>(object, kLockOffset, 0);
  call.emit({.kind = EventKind::Wait,
             .object = Heap::offset(object),
             .order = shared ? kReleases : std::uint8_t{0},
             .sync = Heap::offset(object)});
  return NativeResult::Yield;
}

void wake(Vm& vm, ThreadId t) {
  ThreadRecord& w = vm.touch_record(t);
  w.pending = Pending::Reacquire;
  w.flags |= kNotified;
}

NativeResult notify_some(NativeCall& call, bool all) {
  Ref object = call.ref(0);
  Vm& vm = call.vm;
  if (!call.interpreter.owns(object))
    return call.throw_new("java/lang/IllegalMonitorStateException", kNotOwner);
  std::uint32_t waiters = 0;
  for (ThreadId t = 0; t < vm.thread_slots(); ++t)
    if (vm.record(t).pending == Pending::WaitSet && vm.record(t).object == object) ++waiters;
  // An interrupt may take a waiter away before the notification comes, so where threads interrupt each other
  // that is a scheduling point. A repeated call must use up its permit, whatever has become of the waiters.
  bool resumed = vm.record(call.thread).pending == Pending::Notify && vm.record(call.thread).object == object;
  bool visible = resumed || (!all && waiters > 1) || (waiters > 0 && call.interpreter.interrupts_matter());
  if (visible && call.must_yield(Pending::Notify, object, all ? 1 : waiters)) return NativeResult::Yield;
  std::uint32_t chosen = !all && waiters > 1 ? call.chosen() : 0, index = 0;
  if (visible) {
    ThreadRecord& r = vm.touch_record(call.thread);
    r.pending = Pending::Access;
    r.object = kNull;
  }
  for (ThreadId t = 0; t < vm.thread_slots(); ++t) {
    const ThreadRecord& r = vm.record(t);
    if (r.pending != Pending::WaitSet || r.object != object) continue;
    if (all || index == chosen) wake(vm, t);
    ++index;
  }
  call.emit({.kind = EventKind::Notify, .object = Heap::offset(object), .value = waiters});
  return call.ret();
}

NativeResult object_notify(NativeCall& call) {
  return notify_some(call, false);
}
NativeResult object_notify_all(NativeCall& call) {
  return notify_some(call, true);
}

const NativeEntry kEntries[] = {
    {"java/lang/Object", "wait", "(J)V", object_wait},
    {"java/lang/Object", "notify", "()V", object_notify},
    {"java/lang/Object", "notifyAll", "()V", object_notify_all},
};

}  // namespace

extern const NativeTable kObjectMonitorNatives;
const NativeTable kObjectMonitorNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
