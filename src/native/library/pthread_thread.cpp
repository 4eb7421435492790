// Threads: making, joining, detaching, ending. A pthread_t is the thread's number + 1. Numbers are used
// again, as glibc uses its addresses again, once a thread has ended and has been joined or was detached: but
// not that of a thread which ended with a lock in its hands, for the lock names it.
#include <cerrno>
#include <ctime>

#include "base/check.h"
#include "fmt/format.h"
#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/library/naming.h"
#include "native/library/pthread.h"
#include "native/library/sync.h"
#include "native/runtime/attributes.h"

namespace heddle::native {
namespace {

// ThreadRecord::phase of pthread_create: the handle is where it belongs. `saved` is then the thread's number.
constexpr std::uint32_t kStored = 1;

std::uint64_t handle(ThreadId thread) {
  return std::uint64_t{thread} + 1;
}

// The thread that the argument names; fails if there is none any more that can be joined or detached.
ThreadId joinable(Call& c) {
  const std::uint64_t h = c.arg(0);
  auto wrong = [&](const std::string& why) {
    c.fail(FindingKind::Assertion, fmt::format("{}: {}", c.name(), why));
  };
  if (h == 0 || h > c.thread_slots() || c.peek(static_cast<ThreadId>(h - 1)).pending == Pending::None)
    wrong("there is no such thread, or it has been joined already");
  const ThreadId t = static_cast<ThreadId>(h - 1);
  if ((c.peek(t).flags & kJoined) != 0) wrong(thread_name(c, t) + " has been joined already");
  if ((c.peek(t).flags & kDetached) != 0) wrong(thread_name(c, t) + " is detached");
  return t;
}

ThreadId lowest_free(Call& c) {
  ThreadId t = 0;
  while (t < c.thread_slots() && c.peek(t).pending != Pending::None) ++t;
  return t;
}

void create(Call& c) {
  bool detached = false;
  if (c.arg(1) != 0) {
    if (c.sync_word(c.arg(1) + offsetof(struct heddle_thread_attributes, magic)) != HEDDLE_ATTRIBUTES)
      c.fail(FindingKind::Assertion, "pthread_create: the thread attribute object was never initialised");
    detached = c.sync_word(c.arg(1) + offsetof(struct heddle_thread_attributes, detached)) != 0;
  }
  if (c.peek(c.thread()).phase == 0 && c.stops_in_crowd()) return;
  // The new thread may look for its own handle where we put it, so it is there first.
  const ThreadId expected = lowest_free(c);
  ThreadRecord& r = c.record();
  if (r.phase == 0 || r.saved != expected) {
    const bool owed = c.owes_stop();
    const bool noticed = c.store_handle(c.arg(0), handle(expected));
    if (r.phase == 0 && (owed || noticed)) {
      r.phase = kStored;
      r.saved = expected;
      r.pending = Pending::Access;
      r.object = 0;
      return c.suspend();
    }
  }
  if (r.phase == kStored) c.visible();
  if (r.phase != kStored || c.alone()) c.reached();
  r.saved = 0;
  const ThreadId t = c.spawn(c.arg(2), c.arg(3), detached);
  if (t == kNoThread) c.unsupported(fmt::format("more than {} threads at the same time", kThreads));
  HEDDLE_CHECK(t == expected, "a new thread has the lowest free number");
}

// The end of t has been seen: its result goes out, its number is free again.
void reap(Call& c, ThreadId t) {
  const std::uint64_t result = c.peek(t).result;
  c.emit(EventKind::Join, 0, t, 0, kAcquires);
  if ((c.peek(t).flags & kAccessed) != 0) c.answer_for_others();
  if (c.arg(1) != 0) c.store<std::uint64_t>(c.arg(1), result);
  c.joined(t);
}

ThreadId joinable_by_us(Call& c) {
  const ThreadId t = joinable(c);
  for (ThreadId other = 0; other < c.thread_slots(); ++other)
    if (t != c.thread() && other != c.thread() && c.peek(other).pending == Pending::Join &&
        c.peek(other).value == t)
      c.fail(FindingKind::Assertion, fmt::format("{}: {} is being joined by {} already", c.name(),
                                                 thread_name(c, t), thread_name(c, other)));
  return t;
}

void join(Call& c) {
  const ThreadId t = joinable_by_us(c);
  if (t == c.thread()) return c.ret_i32(EDEADLK);
  if (c.stops(Pending::Join, 0, t)) return;
  reap(c, t);
}

void tryjoin(Call& c) {
  const ThreadId t = joinable_by_us(c);
  if (t == c.thread()) return c.ret_i32(EDEADLK);
  c.observe_ends();
  if (c.stops()) return;
  if (c.peek(t).pending != Pending::Ended) {
    c.emit_edge(end_of(t), kUnordered);
    return c.ret_i32(EBUSY);
  }
  reap(c, t);
}

void join_until(Call& c, std::int32_t clock, Ptr timespec) {
  const ThreadId t = joinable_by_us(c);
  if (t == c.thread()) return c.ret_i32(EDEADLK);
  std::int64_t deadline = 0;
  if (!valid_clock(clock) || !read_deadline(c, timespec, clock, deadline)) return c.ret_i32(EINVAL);
  c.observe_ends();
  if (!wait_until(c, deadline, Pending::Join, 0, t, [&] { return c.peek(t).pending == Pending::Ended; })) {
    c.emit_edge(end_of(t), kUnordered);
    return c.ret_i32(ETIMEDOUT);
  }
  reap(c, t);
}

void detach(Call& c) {
  c.detach(joinable_by_us(c));
}

// void __heddle_leave_frames(void): pthread_exit ends the calls under way. Those of C have nothing to say
// about it (but see runtime/cleanup.c); in C++ their objects are destroyed, which we cannot do.
void leave_frames(Call& c) {
  Interpreter& interp = c.interpreter();
  const Module& module = interp.world().module;
  interp.sync_registers();
  bool destroys = false;
  interp.for_each_frame(c.thread(), [&](std::uint32_t function, std::uint32_t pc, const std::uint64_t*) {
    const Insn& call = module.functions[function].code[pc];
    const bool looks_after_itself = module.functions[function].name == "pthread_once";
    destroys = destroys || (module.calls[call.b].unwind != 0 && !looks_after_itself);
    return true;
  });
  if (destroys) c.unsupported("pthread_exit out of a C++ function that has something to destroy or to catch");
}

// void __heddle_thread_end(void* result): returns only to the last thread, which has to end the process.
void end(Call& c) {
  if (c.alone()) return;
  c.end_thread(c.arg(0));
}

// struct heddle_cleanup* __heddle_cleanups(void), void __heddle_set_cleanups(struct heddle_cleanup*): in the
// record, so that a thread without handlers needs no thread-local variable for them.
void cleanups(Call& c) {
  c.ret(c.peek(c.thread()).cleanups);
}
void set_cleanups(Call& c) {
  c.record().cleanups = c.arg(0);
}

void self(Call& c) {
  c.ret(handle(c.thread()));
}

void equal(Call& c) {
  c.ret_i32(c.arg(0) == c.arg(1) ? 1 : 0);
}

void yield(Call& c) {
  c.yield();
}

// Accepted: it makes no difference to which executions are possible.
void accept(Call&) {}

// void __heddle_misuse(const char*), void __heddle_unsupported(const char*): for the parts of the library in
// runtime/.
void runtime_misuse(Call& c) {
  c.fail(FindingKind::Assertion, std::string(c.c_string(c.arg(0))));
}
void runtime_unsupported(Call& c) {
  c.unsupported(std::string(c.c_string(c.arg(0))));
}

}  // namespace

void pthread_thread_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(),
                {
                    {"pthread_create", create},
                    {"pthread_join", join},
                    {"pthread_tryjoin_np", tryjoin},
                    {"pthread_timedjoin_np", [](Call& c) { join_until(c, CLOCK_REALTIME, c.arg(2)); }},
                    {"pthread_clockjoin_np", [](Call& c) { join_until(c, c.i32(2), c.arg(3)); }},
                    {"pthread_detach", detach},
                    {"pthread_self", self},
                    {"pthread_equal", equal},
                    {"pthread_yield", yield},
                    {"sched_yield", yield},
                    {"pthread_setaffinity_np", accept},
                    {"pthread_setschedparam", accept},
                    {"pthread_setschedprio", accept},
                    {"pthread_atfork", accept},
                    {"pthread_sigmask", accept},
                    {"pthread_testcancel", accept},
                    {"__heddle_thread_end", end},
                    {"__heddle_leave_frames", leave_frames},
                    {"__heddle_cleanups", cleanups},
                    {"__heddle_set_cleanups", set_cleanups},
                    {"__heddle_misuse", runtime_misuse},
                    {"__heddle_unsupported", runtime_unsupported},
                });
}

}  // namespace heddle::native
