// pthread_once (runtime/once.c calls the routine). The word is 0, kDone, or, while the routine runs, tells by
// whom.
#include "native/library/pthread.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

constexpr std::uint32_t kNew = 0, kDone = 2;

std::uint32_t running_by(ThreadId thread) {
  return ((thread + 1) << 2) | 1;
}

// int __heddle_once_begin(pthread_once_t*): 1 if the caller must run the routine.
void begin(Call& c) {
  const Ptr once = c.arg(0);
  if (c.sync_word(once) == running_by(c.thread()))
    misuse(c, FindingKind::Deadlock, "calls pthread_once for", once, "from the routine that it runs");
  c.uses_object(once, 4);
  if (c.stops(Pending::Access, once)) return;
  const std::uint32_t state = c.sync_word(once);
  require_usable(c, once, state, "once control");
  if (state == kNew) {
    c.set_sync_word(once, running_by(c.thread()));
    c.emit_edge(once, kAcquires);  // from who began in vain
    return c.ret_i32(1);
  }
  if (state != kDone) {
    ThreadRecord& r = c.record();
    r.pending = Pending::WordNot;
    r.object = once;
    r.value = state;
    return c.suspend();
  }
  c.emit(EventKind::Initialised, once, 0, 0, kAcquires);
}

// void __heddle_once_end(pthread_once_t*, int done): not done: the routine was left by pthread_exit or an
// exception.
void end(Call& c) {
  if (c.stops_before_release(c.arg(0))) return;
  c.set_sync_word(c.arg(0), c.i32(1) != 0 ? kDone : kNew);
  c.emit(EventKind::Initialised, c.arg(0), 0, 0, kReleases);
}

}  // namespace

void pthread_once_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__heddle_once_begin", begin},
                                  {"__heddle_once_end", end},
                              });
}

}  // namespace heddle::native
