// Condition variables (POSIX, pthread_cond_wait).
//
// Giving the mutex back and beginning to wait is one step. Others may signal without the mutex, so when that
// step happens is a choice. A waiter then sits in Pending::Waiting until a signal or broadcast changes its
// record, or its time is up (a choice of the search); then it needs its mutex back, which is a step of its
// own. That somebody wakes up for no reason, as POSIX allows, is left to --spurious-wakeups: a program that
// is right without them only is rare, and its states many.
//
// Word 0: whether it may be used (0: yes); word 1: the clock of timed waits, CLOCK_REALTIME or
// CLOCK_MONOTONIC.
#include <cerrno>
#include <ctime>
#include <optional>

#include "native/interp/interpreter.h"
#include "native/library/mutex.h"
#include "native/library/naming.h"
#include "native/library/pthread.h"
#include "native/runtime/attributes.h"

namespace heddle::native {
namespace {

constexpr std::uint32_t kSize = 48, kClock = 4, kMark = 8;
// ThreadRecord::phase of a wait; `saved` is then the mutex.
constexpr std::uint32_t kWaits = 1, kRelocks = 2;
// ... and of a signal that has several waiters to choose from.
constexpr std::uint32_t kChooses = 1;

Ptr usable(Call& c) {
  require_usable(c, c.arg(0), c.sync_word(c.arg(0)), "condition variable");
  require_intact(c, c.arg(0), kMark + 4, kSize, "condition variable");
  c.uses_object(c.arg(0), kSize);
  return c.arg(0);
}

bool waits_on(Call& c, ThreadId t, Ptr cond) {
  const ThreadRecord& r = c.peek(t);
  return r.pending == Pending::Waiting && r.object == cond;
}

std::uint32_t waiters(Call& c, Ptr cond) {
  std::uint32_t n = 0;
  for (ThreadId t = 0; t < c.thread_slots(); ++t) n += waits_on(c, t, cond) ? 1 : 0;
  return n;
}

void init(Call& c) {
  std::uint32_t attributes = 0;
  if (c.arg(1) != 0) {
    attributes = c.sync_word(c.arg(1));
    require_usable(c, c.arg(1), attributes, "condition attribute object");
  }
  begin_life(c, c.arg(0), kSize, kMark, "condition variable");
  c.set_sync_word(c.arg(0) + kClock, attributes & HEDDLE_COND_CLOCK);
}

void destroy(Call& c) {
  const Ptr cond = usable(c);
  if (c.stops(Pending::Access, cond)) return;
  if (ThreadId t = pending_on(c, Pending::Waiting, cond); t != kNoThread)
    misuse(c, FindingKind::Assertion, "destroys condition variable", cond,
           "which " + thread_name(c, t) + " waits on");
  c.set_sync_word(cond, kDestroyed);
  c.set_sync_word(cond + kMark, 0);
}

void wake(ThreadRecord& r, std::uint32_t how) {
  r.pending = Pending::WordZero;
  r.object = r.saved;
  r.value = 0;
  r.phase = kRelocks;
  r.flags = (r.flags & ~(kTimed | kSpurious)) | how;
}

void begin_wait(Call& c, Ptr mutex, std::optional<std::int64_t> deadline) {
  const Ptr cond = usable(c);
  Mutex m(c, mutex);
  if (!m.held())
    misuse(c, FindingKind::Assertion, "waits on condition variable", cond,
           "but does not hold mutex " + object_name(c, mutex));
  if (m.again() > 0)
    misuse(c, FindingKind::Deadlock, "waits on condition variable", cond,
           "but holds mutex " + object_name(c, mutex) + " more than once, so that nobody else can get it");
  if (c.stops(Pending::Access, cond)) return;
  c.emit(EventKind::Wait, cond);
  m.release();
  ThreadRecord& r = c.record();
  r.pending = Pending::Waiting;
  r.object = cond;
  r.value = kSignal;
  r.phase = kWaits;
  r.saved = mutex;
  if (c.interpreter().world().options.spurious_wakeups)
    r.flags |= kSpurious;
  else
    c.assumes(AssumptionKind::Wakeups, kNoSpuriousWakeups);
  if (deadline) {
    r.flags |= kTimed;
    r.deadline = c.interpreter().visibility().clock_matters ? *deadline : 0;
  }
  c.suspend();
}

void wait_until(Call& c, Ptr mutex, std::optional<std::int64_t> deadline) {
  ThreadRecord& r = c.record();
  if (r.phase == 0) return begin_wait(c, mutex, deadline);
  if (r.phase == kWaits) {  // its time-out, or nothing at all, makes the thread go on from here
    const bool expired = c.chosen() == kExpire;
    if (expired) c.advance_clock_to(r.deadline);
    c.emit(EventKind::Wake, r.object, c.chosen());
    wake(r, expired ? kExpired : kNotified);
    return c.suspend();
  }
  Mutex m(c, mutex);
  const bool expired = (r.flags & kExpired) != 0;
  r.saved = 0;
  r.deadline = 0;
  r.flags &= ~(kExpired | kNotified);
  if (c.stops(Pending::WordZero, mutex)) return;  // it was chosen because it is free
  m.acquire();
  c.ret_i32(expired ? ETIMEDOUT : 0);
}

void wait(Call& c) {
  wait_until(c, c.arg(1), std::nullopt);
}

void wait_until(Call& c, Ptr mutex, std::int32_t clock, Ptr timespec) {
  std::int64_t deadline = 0;
  if (!valid_clock(clock) || !read_deadline(c, timespec, clock, deadline)) return c.ret_i32(EINVAL);
  wait_until(c, mutex, deadline);
}

void timedwait(Call& c) {
  // The condition variable may be gone by the time that its waiters have their mutex back.
  const bool begins = c.peek(c.thread()).phase == 0;
  const std::uint32_t clock = begins ? c.sync_word(usable(c) + kClock) : CLOCK_REALTIME;
  wait_until(c, c.arg(1), static_cast<std::int32_t>(clock), c.arg(2));
}

void clockwait(Call& c) {
  wait_until(c, c.arg(1), c.i32(2), c.arg(3));
}

// Whoever waits takes this mutex when it goes on, and finds in it all that we have done: because we hold it,
// or have done nothing since we gave it back.
bool ordered_by(Call& c, Ptr mutex) {
  const ThreadRecord& r = c.peek(c.thread());
  return Mutex(c, mutex).held() || (r.released == mutex && (r.flags & kAccessed) == 0);
}

void notify(Call& c, Ptr cond, std::uint32_t from, std::uint32_t to) {
  std::uint32_t index = 0, woken = 0;
  bool ordered = true;
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    if (!waits_on(c, t, cond)) continue;
    if (index >= from && index < to) {
      ordered &= ordered_by(c, c.peek(t).saved);
      wake(c.record(t), kNotified);
      ++woken;
    }
    ++index;
  }
  c.emit(EventKind::Notify, cond, woken, 0, ordered ? 0 : kUnordered);
}

// Which of several waiters is woken is a data choice that follows at once: how many there are is known only
// when the signal happens.
void signal(Call& c) {
  const Ptr cond = usable(c);
  if (c.peek(c.thread()).phase == kChooses) {
    if (c.stops(Pending::Access, cond)) return;
    return notify(c, cond, c.chosen(), c.chosen() + 1);
  }
  if (c.stops(Pending::Access, cond)) return;
  if (const std::uint32_t n = waiters(c, cond); n > 1) {
    ThreadRecord& r = c.record();
    r.phase = kChooses;
    r.pending = Pending::Data;
    r.object = cond;
    r.value = n;
    return c.suspend();
  }
  notify(c, cond, 0, 1);
}

void broadcast(Call& c) {
  const Ptr cond = usable(c);
  if (c.stops(Pending::Access, cond)) return;
  notify(c, cond, 0, c.thread_slots());
}

}  // namespace

void pthread_cond_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"pthread_cond_init", init},
                                  {"pthread_cond_destroy", destroy},
                                  {"pthread_cond_wait", wait},
                                  {"pthread_cond_timedwait", timedwait},
                                  {"pthread_cond_clockwait", clockwait},
                                  {"pthread_cond_signal", signal},
                                  {"pthread_cond_broadcast", broadcast},
                              });
}

}  // namespace heddle::native
