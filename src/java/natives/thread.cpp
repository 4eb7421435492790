// java.lang.Thread and Unsafe.park: the operations that start, stop, order and interrupt threads.
//
// start, join, interrupt and friends replace the JDK's Java code because that code takes locks (the thread's,
// its group's, blockerLock) that the program cannot observe and that would be scheduling points in every
// program.
#include "java/interp/interpreter.h"
#include "java/natives/data_choice.h"
#include "java/natives/lookup.h"
#include "java/natives/threads.h"
#include "java/natives/unsafe_cell.h"
#include "java/natives/virtual_time.h"

namespace heddle::java {
namespace {

std::int64_t nanos_of_millis(std::int64_t millis) {
  constexpr std::int64_t kMost = std::int64_t{1} << 62;
  return millis > kMost / 1'000'000 ? kMost : millis * 1'000'000;
}

// A timed operation is over: time is at least its deadline.
void pass_deadline(NativeCall& call, ThreadRecord& r) {
  if (r.deadline > call.vm.clock()) call.vm.set_clock(r.deadline);
}

bool is_interrupted(const Vm& vm, Ref java_thread) {
  return vm.get<std::uint8_t>(java_thread, vm.known.thread_interrupted) != 0;
}

Ref self(NativeCall& call) {
  return call.vm.record(call.thread).java_thread;
}

// The running thread finds out that it has been interrupted.
void see_interrupt(NativeCall& call) {
  call.edge(self(call), call.interpreter.interrupt_of(self(call)), kAcquires);
}

NativeResult throw_interrupted(NativeCall& call, const char* message) {
  call.vm.set<std::uint8_t>(self(call), call.vm.known.thread_interrupted, 0);
  see_interrupt(call);
  return message == nullptr ? call.throw_new("java/lang/InterruptedException")
                            : call.throw_new("java/lang/InterruptedException", message);
}

Field* field(Vm& vm, const char* name) {
  for (const auto& f : vm.known.thread->fields)
    if (f->name == name) return f.get();
  return nullptr;
}

std::int64_t stable_id(Vm& vm, Ref thread) {
  return static_cast<std::int64_t>(vm.heap.stable_name(thread) >> 33) + 2;
}

NativeResult current_thread(NativeCall& call) {
  return call.ret_ref(self(call));
}

bool begun(const Vm& vm, Ref thread) {
  return vm.get<std::int32_t>(thread, vm.known.thread_status) != 0;
}

NativeResult start(NativeCall& call) {
  Vm& vm = call.vm;
  Ref thread = call.ref(0);
  if (vm.booting) return call.ret();  // the JDK's own reference handler and finalizer: we collect ourselves
  if (!vm.memory.tracking() && !begun(vm, thread)) {
    // The search's first state: just before a second thread exists.
    call.interpreter.block(Pending::Access, kNull);
    return NativeResult::Yield;
  }
  // Where others can reach the Thread they can tell whether it has been started: join, isAlive, interrupt,
  // start.
  if (vm.heap.escaped(thread) ? call.must_yield(Pending::Access, thread) : call.stops_before_edge())
    return NativeResult::Yield;
  if (begun(vm, thread)) {
    call.edge(thread, 0, kUnordered);
    return call.throw_new("java/lang/IllegalThreadStateException");
  }
  const Field* tid = field(vm, "tid");
  vm.set<std::int64_t>(thread, tid, stable_id(vm, thread));
  // One slot is kept for the thread that runs shutdown hooks.
  ThreadId slot = vm.alive() < Vm::kMaxThreads - 1 ? call.interpreter.start_thread(thread) : kNoThread;
  if (slot == kNoThread)
    return call.unsupported("more than " + std::to_string(Vm::kMaxThreads - 1) + " threads alive at once");
  call.interpreter.mark_progress();
  call.emit({.kind = EventKind::Spawn, .object = Heap::offset(thread), .value = slot, .order = kReleases});
  return call.ret();
}

// Nobody else knows of a thread that has not escaped, and it has not begun.
NativeResult is_alive(NativeCall& call) {
  Ref thread = call.ref(0);
  if (!call.vm.heap.escaped(thread)) return call.ret_bool(false);
  if (call.interpreter.observe_thread_ends()) return NativeResult::Refine;
  if (call.must_yield(Pending::Access, thread)) return NativeResult::Yield;
  bool alive = call.vm.slot_of(thread) != kNoThread;
  if (!alive) call.interpreter.see_end_of(thread);
  if (thread != self(call)) {
    bool over = !alive && begun(call.vm, thread);
    call.edge(thread, call.interpreter.end_of(thread), over ? kAcquires : kUnordered);
  }
  return call.ret_bool(alive);
}

constexpr const char* kRunnable = "RUNNABLE";

// The Thread.State of a thread that has got as far as it can.
const char* waiting_state(const Vm& vm, ThreadId slot) {
  const ThreadRecord& r = vm.record(slot);
  const char* waiting = (r.flags & kTimed) != 0 ? "TIMED_WAITING" : "WAITING";
  switch (r.pending) {
    case Pending::Lock: {
      bool blocked = vm.interpreter->lock_owner(r.object) != 0 || (r.flags & kSettled) != 0;
      return blocked ? "BLOCKED" : kRunnable;
    }
    case Pending::Reacquire: return "BLOCKED";
    case Pending::Sleep: return (r.flags & kTimed) != 0 ? waiting : kRunnable;  // or it only yields
    case Pending::WaitSet: return waiting;
    case Pending::Join: return vm.slot_of(r.object) == kNoThread ? kRunnable : waiting;
    case Pending::Park:
      return (r.flags & kPermit) != 0 || is_interrupted(vm, r.java_thread) ? kRunnable : waiting;
    default: return kRunnable;
  }
}

NativeResult get_state(NativeCall& call) {
  // threadStatus is kept up to date only for start and end; a blocked thread's state is read off its record.
  Ref thread = call.ref(0);
  Vm& vm = call.vm;
  if (vm.heap.escaped(thread) &&
      (call.interpreter.observe_thread_ends() || call.interpreter.thread_states_are_read() ||
       call.interpreter.sees_through_primitives()))
    return NativeResult::Refine;
  if (!chose(call) && call.must_yield(Pending::Access, thread)) return NativeResult::Yield;
  Klass* states = vm.require_class("java/lang/Thread$State");
  NativeResult pending;
  if (!call.ensure_initialised(states, &pending)) return pending;
  const ThreadId slot = vm.slot_of(thread);
  const char* name = begun(vm, thread) ? "TERMINATED" : "NEW";
  if (slot != kNoThread) {
    name = slot == call.thread ? kRunnable : waiting_state(vm, slot);
    // A thread runs up to its wait in the transition before, but may as well have not quite got there.
    if (name != kRunnable && (vm.record(slot).flags & kSettled) == 0) {
      NativeResult stop;
      const auto waits = choose(call, 2, &stop);
      if (!waits) return stop;
      if (*waits == 0)
        vm.touch_record(slot).flags |= kSettled;
      else
        name = kRunnable;
    }
  }
  if (thread != self(call)) call.edge(thread, 0, kUnordered);
  Field* constant = states->find_field(name, "Ljava/lang/Thread$State;");
  return call.ret_ref(vm.get_static<Ref>(constant));
}

NativeResult yield_now(NativeCall& call) {
  if (call.must_yield(Pending::Sleep, kNull)) return NativeResult::Yield;
  call.emit({.kind = EventKind::Yield});
  return call.ret();
}

// Until an interrupt, which is what a thread that joins itself waits for, too.
NativeResult sleep_for_ever(NativeCall& call) {
  Vm& vm = call.vm;
  ThreadRecord& r = vm.touch_record(call.thread);
  if (!is_interrupted(vm, self(call))) {
    call.interpreter.block(Pending::Join, self(call));
    vm.touch_record(call.thread).flags &= ~(kTimed | kSettled);
    return NativeResult::Yield;
  }
  if (r.pending == Pending::Join) {
    r.pending = Pending::Access;
    r.object = kNull;
    r.flags &= ~(kWokenByInterrupt | kSettled);
  }
  return throw_interrupted(call, "sleep interrupted");
}

NativeResult sleep(NativeCall& call) {
  std::int64_t millis = call.i64(0);
  if (millis < 0) return call.throw_new("java/lang/IllegalArgumentException", "timeout value is negative");
  if (millis >= kCenturyMillis) return sleep_for_ever(call);
  bool timed = call.interpreter.clock_matters();
  std::int64_t deadline = timed ? call.interpreter.clock_after(nanos_of_millis(millis)) : 0;
  if (call.must_yield(Pending::Sleep, kNull)) {
    ThreadRecord& sleeper = call.vm.touch_record(call.thread);
    sleeper.deadline = deadline;
    sleeper.flags = (sleeper.flags & ~kSettled) | kTimed;
    return NativeResult::Yield;
  }
  ThreadRecord& r = call.vm.touch_record(call.thread);
  r.flags &= ~(kTimed | kSettled);
  if (r.pending != Pending::Sleep || r.deadline == 0) r.deadline = deadline;
  bool interrupted = is_interrupted(call.vm, self(call));
  if (timed && !interrupted) pass_deadline(call, r);
  r.deadline = 0;
  if (interrupted) return throw_interrupted(call, "sleep interrupted");
  call.emit({.kind = EventKind::Sleep, .value = static_cast<std::uint64_t>(millis)});
  return call.ret();
}

NativeResult join(NativeCall& call) {
  Vm& vm = call.vm;
  Ref thread = call.ref(0);
  std::int64_t millis = call.i64(1);
  if (millis < 0) return call.throw_new("java/lang/IllegalArgumentException", "timeout value is negative");
  if (millis >= kCenturyMillis) millis = 0;
  // A time-out and an interrupt both tell whether the thread had ended by then.
  bool interrupts = call.interpreter.interrupts_matter();
  if ((millis > 0 || interrupts) && call.interpreter.observe_thread_ends()) return NativeResult::Refine;
  ThreadRecord& r = vm.touch_record(call.thread);
  bool resumed = r.pending == Pending::Join && r.object == thread;
  bool expired = resumed && call.chosen() == kExpire;
  // With its monitor in play, the JDK's own code: it enters that monitor and waits on it.
  if (!resumed && call.interpreter.thread_monitors_matter()) return NativeResult::Bytecode;
  // A join that neither waits nor finds its thread ended for good depends on who comes first.
  bool chosen = r.pending == Pending::Access && r.object == thread;
  bool unstarted = !begun(vm, thread);
  if (!resumed && (chosen || unstarted || interrupts || is_interrupted(vm, self(call)))) {
    if (call.must_yield(Pending::Access, thread)) return NativeResult::Yield;
    r.object = kNull;
  } else if (!resumed && vm.slot_of(thread) == kNoThread && call.stops_before_edge()) {
    return NativeResult::Yield;
  }
  bool woken_by_interrupt = (r.flags & kWokenByInterrupt) != 0;
  if (resumed) {
    if (expired) pass_deadline(call, r);
    r.pending = Pending::Access;
    r.object = kNull;
    r.deadline = 0;
    r.flags &= ~(kTimed | kWokenByInterrupt | kSettled);
  }
  ThreadId slot = vm.slot_of(thread);
  bool ended = slot == kNoThread;  // or not begun: joining that does not look at interrupts
  if (resumed ? woken_by_interrupt : !ended && is_interrupted(vm, self(call)))
    return throw_interrupted(call, nullptr);
  if (ended || expired) {
    if (ended) call.interpreter.see_end_of(thread);
    if (!ended || unstarted) call.edge(thread, 0, kUnordered);
    if (ended)
      call.emit({.kind = EventKind::Join,
                 .object = Heap::offset(thread),
                 .order = kAcquires,
                 .sync = call.interpreter.end_of(thread)});
    return call.ret();
  }
  call.interpreter.block(Pending::Join, thread);
  ThreadRecord& w = vm.touch_record(call.thread);
  w.flags &= ~kSettled;
  if (millis > 0) w.flags |= kTimed;
  if (millis > 0 && call.interpreter.clock_matters())
    w.deadline = call.interpreter.clock_after(nanos_of_millis(millis));
  return NativeResult::Yield;
}

NativeResult interrupt(NativeCall& call) {
  Ref thread = call.ref(0);
  if (thread != self(call) &&
      (call.interpreter.interrupts_are_used() || call.interpreter.interrupts_primitives()))
    return NativeResult::Refine;
  if (call.must_yield(Pending::Access, thread)) return NativeResult::Yield;
  interrupt_thread(call, thread);
  return call.ret();
}

NativeResult holds_lock(NativeCall& call) {
  if (call.ref(0) == kNull) return call.throw_new("java/lang/NullPointerException");
  return call.ret_bool(call.interpreter.owns(call.ref(0)));
}

NativeResult nothing(NativeCall& call) {
  return call.ret();
}

NativeResult next_thread_number(NativeCall& call) {
  Vm& vm = call.vm;
  if (call.must_yield(Pending::Access, vm.known.thread->mirror)) return NativeResult::Yield;
  const Field* counter = field(vm, "threadInitNumber");
  Offset at = counter->holder->statics + counter->offset;
  auto n = vm.memory.load<std::int32_t>(at);
  vm.memory.store<std::int32_t>(at, n + 1);
  call.edge(vm.known.thread->mirror, at, kAcquires | kReleases);  // the JDK's method is synchronized
  return call.ret_i32(n);
}

NativeResult next_thread_id(NativeCall& call) {
  return call.ret_i64(0);
}

NativeResult get_id(NativeCall& call) {
  const Field* tid = field(call.vm, "tid");
  auto id = call.vm.get<std::int64_t>(call.ref(0), tid);
  return call.ret_i64(id != 0 ? id : stable_id(call.vm, call.ref(0)));
}

NativeResult deprecated(NativeCall& call) {
  return call.unsupported("java.lang.Thread." + call.method.name +
                          ": removed in later JDKs; use interrupt and join");
}

// The class library's own code loops around every park.
bool parked_by_program(const NativeCall& call) {
  auto frame = innermost_frame(call);
  while (frame && frame->method->holder->name == "java/util/concurrent/locks/LockSupport")
    frame = next_frame(call, *frame);
  return frame && !frame->method->holder->from_jdk;
}

NativeResult park(NativeCall& call) {
  Vm& vm = call.vm;
  std::int64_t time = call.i64(2);
  bool absolute = call.boolean(1);
  bool timed = absolute ? time < kEpochSeconds * 1000 + kCenturyMillis : time > 0 && time < kCenturyNanos;
  ThreadRecord& r = vm.touch_record(call.thread);
  bool resumed = r.pending == Pending::Park;
  if (!resumed && call.interpreter.sees_through_primitives()) return NativeResult::Refine;
  if (!resumed) {
    bool permit = (r.flags & kPermit) != 0, interrupted = is_interrupted(vm, self(call));
    if ((permit || interrupted) && !call.interpreter.multi()) {
      r.flags &= ~kPermit;
      if (permit) call.edge(self(call), call.interpreter.permit_of(self(call)), kAcquires);
      if (interrupted) see_interrupt(call);
      return call.ret();
    }
    call.interpreter.block(Pending::Park, kNull);
    ThreadRecord& w = vm.touch_record(call.thread);
    w.flags &= ~kSettled;
    if (timed) w.flags |= kTimed;
    if (call.vm.options.spurious_wakeups) {
      if (parked_by_program(call)) w.flags |= kSpurious;
    } else if (parked_by_program(call)) {
      vm.assume_that(AssumptionKind::Wakeups, kNoSpuriousWakeups);
    }
    if (timed && call.interpreter.clock_matters())
      w.deadline =
          absolute ? nanos_of_millis(time - kEpochSeconds * 1000) : call.interpreter.clock_after(time);
    return NativeResult::Yield;
  }
  if (call.chosen() == kExpire) pass_deadline(call, r);
  bool permit = (r.flags & kPermit) != 0;
  r.pending = Pending::Access;
  r.deadline = 0;
  r.flags &= ~(kPermit | kTimed | kSpurious | kSettled);
  if (!is_interrupted(vm, self(call))) r.poll = 0;  // it was blocked: that is not polling
  call.emit({.kind = EventKind::Park,
             .object = Heap::offset(self(call)),
             .detail = call.chosen(),
             .order = permit ? kAcquires : std::uint8_t{0},
             .sync = call.interpreter.permit_of(self(call))});
  if (is_interrupted(vm, self(call))) see_interrupt(call);
  return call.ret();
}

NativeResult unpark(NativeCall& call) {
  Vm& vm = call.vm;
  Ref thread = call.ref(1);
  if (thread == kNull) return call.ret();
  if (!vm.heap.klass(thread)->is_subclass_of(vm.known.thread))
    return wild_access(call, "the object is no thread");
  if (call.must_yield(Pending::Access, thread)) return NativeResult::Yield;
  ThreadId slot = vm.slot_of(thread);
  if (slot == kNoThread) return call.ret();
  call.interpreter.mark_progress();
  vm.touch_record(slot).flags |= kPermit;
  call.emit({.kind = EventKind::Unpark,
             .object = Heap::offset(thread),
             .value = slot,
             .order = kReleases,
             .sync = call.interpreter.permit_of(thread)});
  return call.ret();
}

constexpr const char* kLocks = "the JDK's code takes internal locks that programs cannot observe";
constexpr const char* kThread = "java/lang/Thread";
const NativeEntry kEntries[] = {
    {kThread, "currentThread", nullptr, current_thread},
    {kThread, "start", "()V", start, kLocks},
    {kThread, "isAlive", nullptr, is_alive, "the answer is read off the machine, not off a field"},
    {kThread, "getState", nullptr, get_state, "the state is read off the machine, not off a field"},
    {kThread, "yield", nullptr, yield_now},
    {kThread, "onSpinWait", nullptr, yield_now, "a hint to the processor is a hint to the scheduler"},
    {kThread, "sleep", "(J)V", sleep},
    {kThread, "join", "(J)V", join, kLocks},
    {kThread, "interrupt", "()V", interrupt, kLocks},
    {kThread, "interrupt0", nullptr, nothing},
    {kThread, "clearInterruptEvent", nullptr, nothing},
    {kThread, "holdsLock", nullptr, holds_lock},
    {kThread, "setPriority0", nullptr, nothing},
    {kThread, "setNativeName", nullptr, nothing},
    {kThread, "nextThreadNum", nullptr, next_thread_number, kLocks},
    {kThread, "getId", nullptr, get_id, "ids are names of thread objects, the same in every interleaving"},
    {"java/lang/Thread$ThreadIdentifiers", "next", nullptr, next_thread_id,
     "ids are given when a thread starts"},
    {kThread, "stop0", nullptr, deprecated},
    {kThread, "suspend0", nullptr, deprecated},
    {kThread, "resume0", nullptr, deprecated},
    {"jdk/internal/misc/Unsafe", "park", nullptr, park},
    {"jdk/internal/misc/Unsafe", "unpark", nullptr, unpark},
};

}  // namespace

void interrupt_thread(NativeCall& call, Ref thread) {
  Vm& vm = call.vm;
  ThreadId slot = vm.slot_of(thread);
  call.interpreter.mark_progress();
  vm.set<std::uint8_t>(thread, vm.known.thread_interrupted,
                       1);  // JDK 17 records it even if the thread is not alive
  if (slot == kNoThread) {
    call.edge(thread, call.interpreter.interrupt_of(thread), kReleases);
    return;
  }
  if (vm.record(slot).pending == Pending::WaitSet) {
    ThreadRecord& r = vm.touch_record(slot);
    r.pending = Pending::Reacquire;
    r.flags |= kWokenByInterrupt;
  } else if (vm.record(slot).pending == Pending::Join && vm.slot_of(vm.record(slot).object) != kNoThread) {
    vm.touch_record(slot).flags |= kWokenByInterrupt;  // the end of the joined thread comes too late
  }
  call.emit({.kind = EventKind::Interrupt,
             .object = Heap::offset(thread),
             .value = slot,
             .order = kReleases,
             .sync = call.interpreter.interrupt_of(thread)});
}

extern const NativeTable kThreadNatives;
const NativeTable kThreadNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
