// Semaphores. Word 0 is the value; word 1 tells whether it may be used (0: yes). Those with names:
// runtime/named_semaphore.c.
#include <semaphore.h>

#include <cerrno>
#include <climits>
#include <ctime>

#include "native/library/naming.h"
#include "native/library/pthread.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

constexpr std::uint32_t kSize = 32, kState = 4, kMark = 8;

Ptr usable(Call& c) {
  require_usable(c, c.arg(0), c.sync_word(c.arg(0) + kState), "semaphore");
  require_intact(c, c.arg(0), kMark + 4, kSize, "semaphore");
  c.uses_object(c.arg(0), kSize);
  return c.arg(0);
}

std::int32_t value(Call& c, Ptr semaphore) {
  return static_cast<std::int32_t>(c.sync_word(semaphore));
}

void fail_with(Call& c, int error) {
  c.set_errno(error);
  c.ret_i32(-1);
}

void take(Call& c, Ptr semaphore) {
  c.set_sync_word(semaphore, c.sync_word(semaphore) - 1);
  c.emit(EventKind::Acquire, semaphore, 0, kSemaphore, kAcquires);
}

void init(Call& c) {
  const std::uint32_t value = static_cast<std::uint32_t>(c.arg(2));
  if (value > SEM_VALUE_MAX) return fail_with(c, EINVAL);
  begin_life(c, c.arg(0), kSize, kMark, "semaphore");
  c.set_sync_word(c.arg(0), value);
}

void destroy(Call& c) {
  const Ptr semaphore = usable(c);
  look_at(c, semaphore);
  if (ThreadId t = pending_on(c, Pending::WordPositive, semaphore);
      t != kNoThread && value(c, semaphore) == 0)
    misuse(c, FindingKind::Assertion, "destroys semaphore", semaphore,
           "which " + thread_name(c, t) + " waits for");
  c.set_sync_word(semaphore + kState, kDestroyed);
  c.set_sync_word(semaphore + kMark, 0);
}

void wait(Call& c) {
  const Ptr semaphore = usable(c);
  if (c.stops(Pending::WordPositive, semaphore)) return;
  take(c, semaphore);
}

void trywait(Call& c) {
  const Ptr semaphore = usable(c);
  look_at(c, semaphore);
  if (value(c, semaphore) > 0) return take(c, semaphore);
  c.emit(EventKind::SyncFailure, semaphore, 0, 0, kUnordered);
  fail_with(c, EAGAIN);
}

void wait_until(Call& c, std::int32_t clock, Ptr timespec) {
  const Ptr semaphore = usable(c);
  std::int64_t deadline = 0;
  if (!valid_clock(clock) || !read_deadline(c, timespec, clock, deadline)) return fail_with(c, EINVAL);
  if (wait_until(c, deadline, Pending::WordPositive, semaphore, 0, [&] { return value(c, semaphore) > 0; }))
    return take(c, semaphore);
  c.emit(EventKind::SyncFailure, semaphore, 0, 0, kUnordered);
  fail_with(c, ETIMEDOUT);
}

void post(Call& c) {
  const Ptr semaphore = usable(c);
  // A wait that did not need this post may have come before it. If all posts find the value 0, no wait does.
  if (value(c, semaphore) > 0) c.reveal_releases(semaphore);
  if (c.stops_before_release(semaphore)) return;
  if (value(c, semaphore) == SEM_VALUE_MAX) return fail_with(c, EOVERFLOW);
  c.set_sync_word(semaphore, c.sync_word(semaphore) + 1);
  c.emit(EventKind::Release, semaphore, 0, kSemaphore, kReleases);
}

void getvalue(Call& c) {
  const Ptr semaphore = usable(c);
  look_at(c, semaphore);
  c.emit_edge(semaphore, kUnordered);
  c.store<std::int32_t>(c.arg(1), value(c, semaphore));
}

}  // namespace

void semaphore_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"sem_init", init},
                                  {"sem_destroy", destroy},
                                  {"sem_wait", wait},
                                  {"sem_trywait", trywait},
                                  {"sem_timedwait", [](Call& c) { wait_until(c, CLOCK_REALTIME, c.arg(1)); }},
                                  {"sem_clockwait", [](Call& c) { wait_until(c, c.i32(1), c.arg(2)); }},
                                  {"sem_post", post},
                                  {"sem_getvalue", getvalue},
                              });
}

}  // namespace heddle::native
