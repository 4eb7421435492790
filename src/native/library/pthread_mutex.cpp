// Mutexes (POSIX, XSH 2.9.3, pthread_mutex_lock). A normal mutex locked again by its owner is a deadlock, and
// unlocking one that is not one's own an error: both are undefined or fatal in POSIX. The kinds that check
// for it return an error, as they must.
#include <cerrno>
#include <ctime>

#include "native/library/mutex.h"
#include "native/library/naming.h"
#include "native/library/pthread.h"
#include "native/runtime/attributes.h"

namespace heddle::native {
namespace {

void init(Call& c) {
  std::uint32_t kind = 0;
  if (c.arg(1) != 0) {
    const std::uint32_t attributes = c.sync_word(c.arg(1));
    require_usable(c, c.arg(1), attributes, "mutex attribute object");
    kind = attributes & HEDDLE_MUTEX_TYPE;
  }
  Mutex::initialise(c, c.arg(0), static_cast<Mutex::Kind>(kind));
}

void destroy(Call& c) {
  Mutex m(c, c.arg(0));
  look_at(c, m.at());
  auto wrong = [&](const std::string& why) {
    misuse(c, FindingKind::Assertion, "destroys mutex", m.at(), why);
  };
  if (!m.free()) wrong("which is locked by " + thread_name(c, m.owner()));
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    const ThreadRecord& r = c.peek(t);
    if (t == c.thread()) continue;
    const bool waits = (r.pending == Pending::WordZero && r.object == m.at()) ||
                       (r.pending == Pending::Waiting && r.saved == m.at());
    if (waits) wrong("which " + thread_name(c, t) + " waits for");
  }
  m.destroy();
}

// By its owner.
void lock_again(Call& c, Mutex& m) {
  switch (m.kind()) {
    case Mutex::Kind::Recursive:
      if (m.again() == 0xffffffff) return c.ret_i32(EAGAIN);
      m.set_again(m.again() + 1);
      return;
    case Mutex::Kind::ErrorCheck: return c.ret_i32(EDEADLK);
    default: misuse(c, FindingKind::Deadlock, "locks mutex", m.at(), "which it holds already");
  }
}

void lock(Call& c) {
  Mutex m(c, c.arg(0));
  if (m.held()) return lock_again(c, m);
  if (c.stops(Pending::WordZero, m.at())) return;
  m.acquire();
}

void trylock(Call& c) {
  Mutex m(c, c.arg(0));
  if (m.held()) return m.kind() == Mutex::Kind::Recursive ? lock_again(c, m) : c.ret_i32(EBUSY);
  look_at(c, m.at());
  if (m.free()) return m.acquire();
  c.emit(EventKind::SyncFailure, m.at(), 0, 0, kUnordered);
  c.ret_i32(EBUSY);
}

void lock_until(Call& c, std::int32_t clock, Ptr timespec) {
  Mutex m(c, c.arg(0));
  const bool held = m.held();
  if (held && (m.kind() == Mutex::Kind::Recursive || m.kind() == Mutex::Kind::ErrorCheck))
    return lock_again(c, m);
  std::int64_t deadline = 0;
  if (!read_deadline(c, timespec, clock, deadline)) return c.ret_i32(EINVAL);
  if (wait_until(c, deadline, Pending::WordZero, m.at(), 0, [&] { return m.free(); })) return m.acquire();
  c.emit(EventKind::SyncFailure, m.at(), 0, 0, kUnordered);
  c.ret_i32(ETIMEDOUT);
}

void timedlock(Call& c) {
  lock_until(c, CLOCK_REALTIME, c.arg(1));
}

void clocklock(Call& c) {
  if (!valid_clock(c.i32(1))) return c.ret_i32(EINVAL);
  lock_until(c, c.i32(1), c.arg(2));
}

void unlock(Call& c) {
  Mutex m(c, c.arg(0));
  if (!m.held()) {
    if (m.kind() == Mutex::Kind::Recursive || m.kind() == Mutex::Kind::ErrorCheck) return c.ret_i32(EPERM);
    misuse(c, FindingKind::Assertion, "unlocks mutex", m.at(),
           m.free() ? "which nobody holds" : "which " + thread_name(c, m.owner()) + " holds");
  }
  if (m.again() > 0) return m.set_again(m.again() - 1);
  if (c.stops_before_release(m.at())) return;
  m.release();
}

// Only robust mutexes can be made consistent.
void consistent(Call& c) {
  Mutex m(c, c.arg(0));
  c.ret_i32(EINVAL);
}

}  // namespace

void pthread_mutex_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"pthread_mutex_init", init},
                                  {"pthread_mutex_destroy", destroy},
                                  {"pthread_mutex_lock", lock},
                                  {"pthread_mutex_trylock", trylock},
                                  {"pthread_mutex_timedlock", timedlock},
                                  {"pthread_mutex_clocklock", clocklock},
                                  {"pthread_mutex_unlock", unlock},
                                  {"pthread_mutex_consistent", consistent},
                              });
}

}  // namespace heddle::native
