// omp_lock_t and omp_nest_lock_t: eight bytes each, as in libomp's header. The first word is 0 or the owner's
// number + 1; the upper half of the second says that the lock was initialised, and as what, the lower half
// how often a nest lock was set again.
//
// A lock excludes the threads of a contention group: what happens to one that several teams of a league use
// is left open, and then it excludes nobody of another team.
#include <fmt/format.h>

#include "native/interp/interpreter.h"
#include "native/library/naming.h"
#include "native/library/omp.h"
#include "native/library/registry.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

using namespace omp;

enum class Kind : std::uint32_t { Simple = 0x51a0, Nest = 0x4e50 };
constexpr std::uint32_t kGone = 0xdead;

class Lock {
 public:
  Lock(Call& c, Kind kind) : c_(c), at_(c.arg(0)), owner_(at_), again_(at_ + 4) {
    const std::uint32_t state = c.sync_word(at_ + 4) >> 16;
    const char* what = kind == Kind::Nest ? "nest lock" : "lock";
    const bool other =
        state == static_cast<std::uint32_t>(Kind::Simple) || state == static_cast<std::uint32_t>(Kind::Nest);
    if (state != static_cast<std::uint32_t>(kind))
      c.fail(FindingKind::Assertion, fmt::format("{}: the {} {} {}", c.name(), what, object_name(c, at_),
                                                 other            ? "is one of the other kind"
                                                 : state == kGone ? "was destroyed"
                                                                  : "was never initialised"));
    if (const Ptr words = words_of_group(c, at_); words != at_) {
      owner_ = words;
      again_ = words + 4;
    }
  }
  Ptr at() const { return at_; }
  Ptr word() const { return owner_; }
  bool held() const { return c_.sync_word(owner_) == c_.thread() + 1; }
  bool free() const { return c_.sync_word(owner_) == 0; }
  ThreadId owner() const { return c_.sync_word(owner_) - 1; }
  std::uint32_t again() const { return c_.sync_word(again_) & 0xffff; }
  void set_again(std::uint32_t count) {
    if (count > 0xffff) c_.unsupported("a nest lock that is set more than 65536 times");
    c_.set_sync_word(again_, (c_.sync_word(again_) & 0xffff'0000) | count);
  }
  void acquire() {
    c_.set_sync_word(owner_, c_.thread() + 1);
    c_.took(at_, kMutex, owner_);
  }
  void release() {
    c_.set_sync_word(owner_, 0);
    c_.gave(at_, kMutex, owner_);
  }

 private:
  Call& c_;
  Ptr at_, owner_, again_;
};

template <Kind kind>
void init(Call& c) {
  c.set_sync_word(c.arg(0), 0);
  c.set_sync_word(c.arg(0) + 4, static_cast<std::uint32_t>(kind) << 16);
}

template <Kind kind>
void destroy(Call& c) {
  Lock lock(c, kind);
  look_at(c, lock.word());
  if (!lock.free())
    misuse(c, FindingKind::Assertion, "destroys the lock", lock.at(),
           "which " + thread_name(c, lock.owner()) + " holds");
  c.set_sync_word(lock.at() + 4, kGone << 16);
}

void set(Call& c) {
  Lock lock(c, Kind::Simple);
  if (lock.held()) misuse(c, FindingKind::Deadlock, "sets the lock", lock.at(), "which it holds already");
  if (c.stops(Pending::WordZero, lock.word())) return;
  lock.acquire();
}

void unset(Call& c) {
  Lock lock(c, Kind::Simple);
  if (!lock.held())
    misuse(c, FindingKind::Assertion, "unsets the lock", lock.at(),
           lock.free() ? "which nobody holds" : "which " + thread_name(c, lock.owner()) + " holds");
  if (c.stops_before_release(lock.word())) return;
  lock.release();
}

void test(Call& c) {
  Lock lock(c, Kind::Simple);
  look_at(c, lock.word());
  if (lock.free()) {
    lock.acquire();
    return c.ret_i32(1);
  }
  c.emit(EventKind::SyncFailure, lock.at(), 0, 0, kUnordered);
}

void set_nest(Call& c) {
  Lock lock(c, Kind::Nest);
  if (lock.held()) return lock.set_again(lock.again() + 1);
  if (c.stops(Pending::WordZero, lock.word())) return;
  lock.acquire();
}

void unset_nest(Call& c) {
  Lock lock(c, Kind::Nest);
  if (!lock.held())
    misuse(c, FindingKind::Assertion, "unsets the nest lock", lock.at(),
           lock.free() ? "which nobody holds" : "which " + thread_name(c, lock.owner()) + " holds");
  if (lock.again() > 0) return lock.set_again(lock.again() - 1);
  if (c.stops_before_release(lock.word())) return;
  lock.release();
}

// How often it is set now; 0: another thread has it.
void test_nest(Call& c) {
  Lock lock(c, Kind::Nest);
  if (lock.held()) {
    lock.set_again(lock.again() + 1);
    return c.ret_i32(static_cast<std::int32_t>(lock.again() + 1));
  }
  look_at(c, lock.word());
  if (lock.free()) {
    lock.acquire();
    return c.ret_i32(1);
  }
  c.emit(EventKind::SyncFailure, lock.at(), 0, 0, kUnordered);
}

}  // namespace

void omp_lock_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"omp_init_lock", init<Kind::Simple>},
                                  {"omp_init_lock_with_hint", init<Kind::Simple>},
                                  {"omp_destroy_lock", destroy<Kind::Simple>},
                                  {"omp_set_lock", set},
                                  {"omp_unset_lock", unset},
                                  {"omp_test_lock", test},
                                  {"omp_init_nest_lock", init<Kind::Nest>},
                                  {"omp_init_nest_lock_with_hint", init<Kind::Nest>},
                                  {"omp_destroy_nest_lock", destroy<Kind::Nest>},
                                  {"omp_set_nest_lock", set_nest},
                                  {"omp_unset_nest_lock", unset_nest},
                                  {"omp_test_nest_lock", test_nest},
                              });
}

}  // namespace heddle::native
