// Read-write locks. Word 0 is kWriter + the writer's number + 1, which is negative; or kReader times the
// number of read locks held, + the reader's number + 1 if there is only one (reports name it). Two bits per
// thread say how many read locks are whose, to know who may unlock and who would wait for itself.
//
// Readers come in whenever no writer is inside, even if one waits: glibc's default. A lock that prefers
// writers behaves the same, as far as which orders are possible, unless a reader locks it again.
#include <cerrno>
#include <ctime>

#include "fmt/format.h"
#include "native/library/naming.h"
#include "native/library/pthread.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

class ReadWriteLock {
 public:
  static constexpr std::uint32_t kSize = 56, kMark = 4, kFlags = 48;
  static constexpr std::uint32_t kPreferWritersNonRecursive = 2;

  ReadWriteLock(Call& call, Ptr at) : call_(call), at_(at) {
    require_usable(call, at, call.sync_word(at + kFlags), "read-write lock");
    require_intact(call, at, kFlags + 4, kSize, "read-write lock");
    call.uses_object(at, kSize);
  }
  Ptr at() const { return at_; }
  std::int32_t state() const { return static_cast<std::int32_t>(call_.sync_word(at_)); }
  ThreadId writer() const { return state() < 0 ? (call_.sync_word(at_) & ~kWriter) - 1 : kNoThread; }
  bool writing() const { return writer() == call_.thread(); }
  std::uint32_t reads() const { return reads(call_.thread()); }  // of this thread

  void acquire_write() {
    call_.set_sync_word(at_, kWriter | (call_.thread() + 1));
    call_.took(at_, kWriteLock);
    call_.emit_edge(readers(), kAcquires);
  }
  void acquire_read() {
    if (call_.thread() >= kReaders)
      call_.unsupported(fmt::format("a read lock in the hands of one of more than {} threads", kReaders));
    if (reads() == kMostReads) call_.unsupported("a read lock taken more than three times by one thread");
    if (reads() > 0 && call_.sync_word(at_ + kFlags) == kPreferWritersNonRecursive)
      call_.unsupported("a read lock that prefers writers, taken twice by one thread");
    set_reads(reads() + 1);
    call_.took(at_, kReadLock);
  }
  void release() {
    const bool writes = writing();
    if (writes)
      call_.set_sync_word(at_, 0);
    else
      set_reads(reads() - 1);
    if (writes)
      call_.gave(at_, kWriteLock);
    else
      call_.gave(at_, kReadLock, readers());
  }
  void destroy() {
    call_.set_sync_word(at_ + kFlags, kDestroyed);
    call_.set_sync_word(at_ + kMark, 0);
  }

 private:
  static constexpr std::uint32_t kWriter = 0x8000'0000, kReader = 0x1'0000;
  static constexpr std::uint32_t kReads = 8, kMostReads = 3, kThreadsPerWord = 16;
  static constexpr ThreadId kReaders = 128;
  static_assert(kReads + kReaders / kThreadsPerWord * 4 <= kFlags);

  Ptr readers() const { return at_ + 1; }  // carries what readers did to the next writer, not to each other
  Ptr reads_at(ThreadId t) const { return at_ + kReads + t / kThreadsPerWord * 4; }
  static std::uint32_t shift(ThreadId t) { return t % kThreadsPerWord * 2; }
  std::uint32_t reads(ThreadId t) const {
    if (t >= kReaders) return 0;
    return (call_.sync_word(reads_at(t)) >> shift(t)) & kMostReads;
  }
  void set_reads(std::uint32_t count) {
    const ThreadId self = call_.thread();
    const std::uint32_t others = call_.sync_word(reads_at(self)) & ~(kMostReads << shift(self));
    call_.set_sync_word(reads_at(self), others | (count << shift(self)));
    std::uint32_t locks = 0, readers = 0;
    ThreadId reader = 0;
    for (ThreadId t = 0; t < call_.thread_slots(); ++t) {
      if (reads(t) == 0) continue;
      locks += reads(t);
      ++readers;
      reader = t;
    }
    call_.set_sync_word(at_, locks * kReader + (readers == 1 ? reader + 1 : 0));
  }

  Call& call_;
  Ptr at_;
};

void init(Call& c) {
  std::uint32_t kind = 0;
  if (c.arg(1) != 0) {
    kind = c.sync_word(c.arg(1));
    require_usable(c, c.arg(1), kind, "read-write lock attribute object");
  }
  begin_life(c, c.arg(0), ReadWriteLock::kSize, ReadWriteLock::kMark, "read-write lock");
  c.set_sync_word(c.arg(0) + ReadWriteLock::kFlags, kind);
}

void destroy(Call& c) {
  ReadWriteLock l(c, c.arg(0));
  look_at(c, l.at());
  auto wrong = [&](const std::string& why) {
    misuse(c, FindingKind::Assertion, "destroys read-write lock", l.at(), why);
  };
  if (l.state() != 0) wrong("which is locked");
  for (Pending pending : {Pending::WordZero, Pending::WordNatural})
    if (ThreadId t = pending_on(c, pending, l.at()); t != kNoThread)
      wrong("which " + thread_name(c, t) + " waits for");
  l.destroy();
}

[[noreturn]] void waits_for_itself(Call& c, const ReadWriteLock& l, const char* does) {
  misuse(c, FindingKind::Deadlock, does, l.at(),
         l.writing() ? "which it holds for writing already" : "which it holds for reading already");
}

void rdlock(Call& c) {
  ReadWriteLock l(c, c.arg(0));
  if (l.writing()) waits_for_itself(c, l, "takes a read lock of");
  if (c.stops(Pending::WordNatural, l.at())) return;
  l.acquire_read();
}

void wrlock(Call& c) {
  ReadWriteLock l(c, c.arg(0));
  if (l.writing() || l.reads() > 0) waits_for_itself(c, l, "takes the write lock of");
  if (c.stops(Pending::WordZero, l.at())) return;
  l.acquire_write();
}

void busy(Call& c, const ReadWriteLock& l, int error) {
  c.emit(EventKind::SyncFailure, l.at(), 0, 0, kUnordered);
  c.ret_i32(error);
}

void tryrdlock(Call& c) {
  ReadWriteLock l(c, c.arg(0));
  look_at(c, l.at());
  if (l.state() >= 0) return l.acquire_read();
  busy(c, l, EBUSY);
}

void trywrlock(Call& c) {
  ReadWriteLock l(c, c.arg(0));
  look_at(c, l.at());
  if (l.state() == 0) return l.acquire_write();
  busy(c, l, EBUSY);
}

void rdlock_until(Call& c, std::int32_t clock, Ptr timespec) {
  ReadWriteLock l(c, c.arg(0));
  std::int64_t deadline = 0;
  if (!valid_clock(clock) || !read_deadline(c, timespec, clock, deadline)) return c.ret_i32(EINVAL);
  if (l.writing()) return c.ret_i32(EDEADLK);
  if (wait_until(c, deadline, Pending::WordNatural, l.at(), 0, [&] { return l.state() >= 0; }))
    return l.acquire_read();
  busy(c, l, ETIMEDOUT);
}

void wrlock_until(Call& c, std::int32_t clock, Ptr timespec) {
  ReadWriteLock l(c, c.arg(0));
  std::int64_t deadline = 0;
  if (!valid_clock(clock) || !read_deadline(c, timespec, clock, deadline)) return c.ret_i32(EINVAL);
  if (l.writing()) return c.ret_i32(EDEADLK);
  if (wait_until(c, deadline, Pending::WordZero, l.at(), 0, [&] { return l.state() == 0; }))
    return l.acquire_write();
  busy(c, l, ETIMEDOUT);
}

void unlock(Call& c) {
  ReadWriteLock l(c, c.arg(0));
  if (!l.writing() && l.reads() == 0)
    misuse(c, FindingKind::Assertion, "unlocks read-write lock", l.at(),
           l.state() == 0 ? "which nobody holds" : "which it does not hold");
  if (c.stops_before_release(l.at())) return;
  l.release();
}

}  // namespace

void pthread_rwlock_family(std::vector<ModelEntry>& models) {
  models.insert(
      models.end(),
      {
          {"pthread_rwlock_init", init},
          {"pthread_rwlock_destroy", destroy},
          {"pthread_rwlock_rdlock", rdlock},
          {"pthread_rwlock_tryrdlock", tryrdlock},
          {"pthread_rwlock_timedrdlock", [](Call& c) { rdlock_until(c, CLOCK_REALTIME, c.arg(1)); }},
          {"pthread_rwlock_clockrdlock", [](Call& c) { rdlock_until(c, c.i32(1), c.arg(2)); }},
          {"pthread_rwlock_wrlock", wrlock},
          {"pthread_rwlock_trywrlock", trywrlock},
          {"pthread_rwlock_timedwrlock", [](Call& c) { wrlock_until(c, CLOCK_REALTIME, c.arg(1)); }},
          {"pthread_rwlock_clockwrlock", [](Call& c) { wrlock_until(c, c.i32(1), c.arg(2)); }},
          {"pthread_rwlock_unlock", unlock},
      });
}

}  // namespace heddle::native
