// A thread of a C program in the state memory: one record and one stack of frames per slot. Slots are reused,
// lowest first; a thread that has ended keeps its slot until it is joined, unless it is detached.
//
// A stack is an array of 8-byte words. A frame is a header of kFrameWords words and then the function's
// slots.
#pragma once

#include <cstdint>

#include "native/code/code.h"

namespace heddle::native {

// What a thread that does not run will do next. It decides whether the thread is enabled. Most waits are for
// a 32-bit word of the program's memory (`object`), as with a futex: models of mutexes, semaphores and so on
// keep their state in the program's own pthread_mutex_t, sem_t, ... objects.
enum class Pending : std::uint32_t {
  None,          // the slot is free
  Begin,         // started, has not run yet
  Access,        // a visible operation that is always enabled
  WordZero,      // until the word is 0 (a mutex' owner, the state of a read-write lock for a writer)
  WordNatural,   // until the word, signed, is >= 0 (a read-write lock for a reader)
  WordPositive,  // until the word, signed, is > 0 (a semaphore)
  WordNot,       // until the word is not `value` (the generation of a barrier; a once in progress)
  Waiting,       // on condition variable `object`, until another thread changes this record
  Join,          // until thread `value` has ended
  Data,          // `value` ways to go on, the thread's own choice
  Sleep,         // may end at any moment
  Released,      // let through by another thread (a barrier): what comes next is noticed by nobody
  Yield,         // offered the processor, or has run for very long
  Ended,         // a zombie: waits to be joined; never enabled
};

enum ThreadFlag : std::uint32_t {
  kDetached = 1,
  kTimed = 2,    // the pending wait may expire: its alternative number 1
  kExpired = 4,  // ... and has
  kAtomic = 8,   // inside __VERIFIER_atomic_begin/end: no other thread is offered
  kNotified = 16,
  kStranger =
      64,  // has the number of a thread that has ended, and did not begin after that end in every order
  kFailing = 128,   // stopped before an instruction that fails
  kJoined = 32,     // ended and joined, but kept: it holds locks, and those name it
  kSpurious = 512,  // the pending wait may end without a cause
  kTask = 1024,     // runs an explicit task of OpenMP's
  kReads = 2048,    // opmm: the pending access is a load, with as many ways as there are writes to return
  kReadsCoherently = 4096,
  kAccessed = 256,  // has accessed shared memory since it last synchronised (Visibility::stop_at_releases)
};

// The ways in which a waiting thread can go on, besides 0, the ordinary one.
inline constexpr std::uint32_t kExpire = 1;      // its time-out expires
inline constexpr std::uint32_t kSpuriously = 2;  // for no reason at all (--spurious-wakeups)

struct ThreadRecord {
  Pending pending = Pending::None;
  std::uint32_t flags = 0;
  Ptr object = 0;
  std::uint64_t value = 0;
  std::uint32_t frame = 0;          // word index of the top frame's header; 0: none
  std::uint32_t stack_objects = 0;  // number of stack objects alive: see Interpreter
  std::uint32_t region = 0;         // in how many teams of several threads it is, one within the other
  std::uint32_t combining = 0;      // the reduction whose private copies it combines; 0: none
  std::uint32_t phase = 0;    // of a library call that blocks more than once (cond_wait); 0 between calls
  std::uint32_t yields = 0;   // since it last did something that others notice: see kYieldsAlone
  std::uint32_t locks = 0;    // held: their owner's slot must not be used again
  std::uint32_t atomic = 0;   // depth of __VERIFIER_atomic_begin
  std::uint64_t result = 0;   // what pthread_exit was given
  std::uint64_t saved = 0;    // for the phases of a library call
  std::int64_t deadline = 0;  // virtual nanoseconds, when kTimed and the clock matters
  Ptr thread_locals = 0;      // heap object: an array of the addresses of thread-local globals; 0: none yet
  Ptr cleanups = 0;           // pthread_cleanup_push: the newest entry (runtime/cleanup.h)
  Ptr released = 0;           // with stop_at_releases: what it released last, if it has done nothing since
  std::uint64_t lane = 0;     // in a SIMD loop: the iteration, as in Event::unit
  Ptr destructors = 0;        // of thread-local C++ objects: the newest entry (runtime/thread_local.c)
  Ptr openmp = 0;             // what it is in its OpenMP team (runtime/omp_team.h); 0: it has not asked yet
  std::uint64_t unit = 0;     // the piece of work that it is at (Event::unit)
  std::uint64_t bound = 0;    // kTask: the thread whose thread-local variables it uses, + 1
};

// A thread that computes for long offers the processor, in case it waits for others to do something. What it
// does is not noticed by them, so that it need not be tried in all orders: the first times nobody else is
// offered, later all are, and from one time to the next it may go on for twice as long, up to a limit, so
// that one that returns to an earlier state is seen to.
inline constexpr std::uint32_t kYieldsAlone = 5, kYieldsCounted = 10;

inline constexpr std::uint32_t kFrameWords = 4;
// Header words of a frame: function << 32 | pc; caller's header << 32 | stack objects at entry; variable
// arguments (an address, or 0); spare.
inline constexpr std::uint32_t kFrameCode = 0, kFrameCaller = 1, kFrameVarArgs = 2;
inline constexpr std::uint32_t kStackWords = 1u << 20;  // 8 MB of frames, as natively

}  // namespace heddle::native
