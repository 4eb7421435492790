// Spin locks: one word, 0 or the owner's number + 1. A thread that spins is one that waits: nothing is to be
// seen of the difference.
#include <cerrno>

#include "native/library/naming.h"
#include "native/library/pthread.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

Ptr usable(Call& c) {
  require_usable(c, c.arg(0), c.sync_word(c.arg(0)), "spin lock");
  c.uses_object(c.arg(0), 4);
  return c.arg(0);
}

void acquire(Call& c, Ptr lock) {
  c.set_sync_word(lock, c.thread() + 1);
  c.took(lock, kMutex);
}

void init(Call& c) {
  c.store<std::uint32_t>(c.arg(0), 0);
}

void destroy(Call& c) {
  const Ptr lock = usable(c);
  look_at(c, lock);
  if (const std::uint32_t owner = c.sync_word(lock); owner != 0)
    misuse(c, FindingKind::Assertion, "destroys spin lock", lock,
           "which is locked by " + thread_name(c, owner - 1));
  c.set_sync_word(lock, kDestroyed);
}

void lock(Call& c) {
  const Ptr lock = usable(c);
  if (c.sync_word(lock) == c.thread() + 1)
    misuse(c, FindingKind::Deadlock, "locks spin lock", lock, "which it holds already");
  if (c.stops(Pending::WordZero, lock)) return;
  acquire(c, lock);
}

void trylock(Call& c) {
  const Ptr lock = usable(c);
  look_at(c, lock);
  if (c.sync_word(lock) == 0) return acquire(c, lock);
  c.emit(EventKind::SyncFailure, lock, 0, 0, kUnordered);
  c.ret_i32(EBUSY);
}

void unlock(Call& c) {
  const Ptr lock = usable(c);
  if (const std::uint32_t owner = c.sync_word(lock); owner != c.thread() + 1)
    misuse(c, FindingKind::Assertion, "unlocks spin lock", lock,
           owner == 0 ? "which nobody holds" : "which " + thread_name(c, owner - 1) + " holds");
  if (c.stops_before_release(lock)) return;
  c.set_sync_word(lock, 0);
  c.gave(lock, kMutex);
}

}  // namespace

void pthread_spin_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"pthread_spin_init", init},
                                  {"pthread_spin_destroy", destroy},
                                  {"pthread_spin_lock", lock},
                                  {"pthread_spin_trylock", trylock},
                                  {"pthread_spin_unlock", unlock},
                              });
}

}  // namespace heddle::native
