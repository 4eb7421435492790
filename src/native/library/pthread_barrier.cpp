// Barriers. Word 0 is the number of threads that meet there: never 0 once initialised; word 1 is its mark.
// Those that have arrived are the threads whose record says that they wait; the last one changes their
// records and goes on.
#include <pthread.h>

#include <cerrno>

#include "native/interp/interpreter.h"
#include "native/library/naming.h"
#include "native/library/pthread.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

constexpr std::uint32_t kSize = 32, kMark = 4;

Ptr usable(Call& c) {
  const std::uint32_t count = c.sync_word(c.arg(0));
  require_usable(c, c.arg(0), count == 0 ? kUninitialised : count, "barrier");
  require_intact(c, c.arg(0), kMark + 4, kSize, "barrier");
  c.uses_object(c.arg(0), kSize);
  return c.arg(0);
}

bool waits_at(Call& c, ThreadId t, Ptr barrier) {
  const ThreadRecord& r = c.peek(t);
  return r.pending == Pending::Waiting && r.object == barrier;
}

void init(Call& c) {
  const std::uint32_t count = static_cast<std::uint32_t>(c.arg(2));
  if (count == 0 || count > 0x7fffffff) return c.ret_i32(EINVAL);
  const Ptr barrier = c.arg(0);
  begin_life(c, barrier, kSize, kMark, "barrier");
  c.set_sync_word(barrier, count);
}

void destroy(Call& c) {
  const Ptr barrier = usable(c);
  if (c.stops(Pending::Access, barrier)) return;
  if (ThreadId t = pending_on(c, Pending::Waiting, barrier); t != kNoThread)
    misuse(c, FindingKind::Assertion, "destroys barrier", barrier,
           "which " + thread_name(c, t) + " waits at");
  c.set_sync_word(barrier, kDestroyed);
  c.set_sync_word(barrier + kMark, 0);
}

// The thread that opens the barrier lets the others forget what they have done: whoever does not wait here
// must have had a chance to find a race with that.
bool others_could_come_first(Call& c, Ptr barrier) {
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    const ThreadRecord& r = c.peek(t);
    if (t == c.thread() || r.pending == Pending::None || r.pending == Pending::Ended) continue;
    const bool joins = r.pending == Pending::Join && (r.flags & kTimed) == 0 && !c.interpreter().enabled(r);
    if (!joins && !waits_at(c, t, barrier)) return true;
  }
  return false;
}

void wait(Call& c) {
  if (c.peek(c.thread()).phase != 0) {  // let through by the last one
    return c.emit(EventKind::Acquire, c.arg(0), 0, kBarrierPoint);
  }
  const Ptr barrier = usable(c);
  std::uint32_t arrived = 1;
  for (ThreadId t = 0; t < c.thread_slots(); ++t) arrived += waits_at(c, t, barrier) ? 1 : 0;
  const bool opens = arrived >= c.sync_word(barrier);
  // Whoever comes last is told so: who asks can tell in which order they came.
  if (c.result_used() || !c.arrives_unnoticed(barrier, c.sync_word(barrier)) ||
      (opens && others_could_come_first(c, barrier))) {
    if (c.stops(Pending::Access, barrier)) return;
  }
  const std::uint8_t first =
      arrived == 1 ? kReplaces : 0;  // what others brought here before has been fetched
  c.emit(EventKind::Release, barrier, 0, kBarrierPoint,
         static_cast<std::uint8_t>(kReleases | kArrives | first));
  if (!opens) {
    ThreadRecord& r = c.record();
    r.pending = Pending::Waiting;
    r.object = barrier;
    r.value = kBarrier;
    r.phase = 1;
    return c.suspend();
  }
  c.reached();
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    if (!waits_at(c, t, barrier)) continue;
    c.emit_edge(t, barrier, kAcquires);
    ThreadRecord& r = c.record(t);
    r.pending = Pending::Released;
    r.value = 0;
  }
  c.emit(EventKind::Acquire, barrier, 0, kBarrierPoint, kAcquires);
  c.ret_i32(PTHREAD_BARRIER_SERIAL_THREAD);
}

}  // namespace

void pthread_barrier_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"pthread_barrier_init", init},
                                  {"pthread_barrier_destroy", destroy},
                                  {"pthread_barrier_wait", wait},
                              });
}

}  // namespace heddle::native
