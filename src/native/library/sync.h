// What the models of synchronisation objects have in common.
//
// The state of an object is in the object itself, laid out so that glibc's static initialisers for x86-64
// make a valid one. A thread that waits names the word that it waits for (thread_record.h), and that word is
// always the object's first: mutex, spin lock    0, or the owner's number + 1
//        read-write lock     0x80000000 + the writer's number + 1; or 0x10000 times the number of read locks,
//        + the
//                            reader's number + 1 if there is only one
//        semaphore           its value
//        condition, barrier  waiters are the threads whose record says so (Pending::Waiting)
// Each kind has a word that tells whether the object may be used: memory that nobody has initialised, and
// objects that were destroyed, are found out by it.
#pragma once

#include <cstdint>
#include <string>

#include "native/library/call.h"

namespace heddle::native {

inline constexpr std::uint32_t kUninitialised = 0xbebebebe;  // fresh memory: kFill
inline constexpr std::uint32_t kDestroyed = 0xffffffff;

// ThreadRecord::value of a thread that is Pending::Waiting.
enum WaitsFor : std::uint64_t { kSignal, kBarrier, kTeam, kTurn };
// ... and of one that waits for a word to be 0 which counts (std::latch): it names no holder.
inline constexpr std::uint64_t kCount = 1;

// Event::detail of Acquire and Release: of what. Only a mutex, a spin lock and a write lock are exclusive:
// elsewhere a release comes before the acquires that it makes possible, and two acquires need not be in
// order.
enum SyncKind : std::uint32_t { kMutex, kWriteLock, kReadLock, kSemaphore, kBarrierPoint, kOrderedPoint };

// Fails unless `state`, the word that tells, is that of an object that may be used. `what`: "mutex".
void require_usable(Call& call, Ptr object, std::uint32_t state, const char* what);
// A wrong use of an object, in the words "<thread> <does> <the object>, <why that is wrong>".
[[noreturn]] void misuse(Call& call, FindingKind kind, const std::string& does, Ptr object,
                         const std::string& wrong);

// The object begins its life: all its bytes are 0 then, but for the mark at `mark`, which a copy of it
// elsewhere does not have. Fails if it has begun already and was not destroyed, or overwritten.
void begin_life(Call& call, Ptr object, std::uint32_t bytes, std::uint32_t mark, const char* what);
// Fails unless the bytes from `from` to `to` of an object, which nobody uses, are 0 as they were in the
// beginning.
void require_intact(Call& call, Ptr object, std::uint32_t from, std::uint32_t to, const char* what);

// The first thread that is about to do `pending` on `object`; kNoThread: none.
ThreadId pending_on(Call& call, Pending pending, Ptr object);

// A look at the object without waiting for it: trylock, destroy.
void look_at(Call& call, Ptr object);

[[noreturn]] void begin_timed_wait(Call& call, std::int64_t deadline, Pending pending, Ptr object,
                                   std::uint64_t value);
bool end_timed_wait(Call& call);
// Waits until `pending` is possible on `object` or the deadline comes; true: it is possible, and `ready` says
// whether it is so at once. A time-out needs a wait: where nothing has to be waited for, POSIX rules it out.
template <typename Ready>
[[nodiscard]] bool wait_until(Call& call, std::int64_t deadline, Pending pending, Ptr object,
                              std::uint64_t value, Ready ready) {
  if (call.peek(call.thread()).phase == 0) {
    look_at(call, object);
    if (ready()) return true;
    begin_timed_wait(call, deadline, pending, object, value);
  }
  return end_timed_wait(call);
}

// An absolute time of the program's, in virtual nanoseconds; false: it is not a valid one. CLOCK_REALTIME and
// CLOCK_MONOTONIC; other clocks: see valid_clock.
bool read_deadline(Call& call, Ptr timespec, std::int32_t clock, std::int64_t& deadline);
bool valid_clock(std::int32_t clock);

}  // namespace heddle::native
