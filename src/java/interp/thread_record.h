// A Java thread in the state memory: one record and one stack per slot. Slots are reused, lowest first.
//
// A stack is an array of 32-bit slots. A frame is
//     locals (arguments first; they are the caller's operands)  | header (4 slots) | operand stack
// and its header holds: method id, index of the current instruction, slot index of the caller's header, the
// object locked by a synchronized method (or kInPrimitive). Longs and doubles take two slots.
#pragma once

#include <cstdint>

#include "java/heap/object.h"

namespace heddle::java {

// What a thread that does not run will do next. It decides whether the thread is enabled.
enum class Pending : std::uint32_t {
  None,       // the slot is free
  Begin,      // started, has not run yet
  Access,     // a visible operation that is always enabled
  Lock,       // object: needs its lock
  WaitSet,    // object: waiting to be notified; timed: may expire; interrupted: may go on
  Reacquire,  // object: notified, expired or interrupted; needs its lock back
  Notify,     // object: one way per waiter
  Sleep,      // may end at any moment
  Park,       // until a permit or an interrupt; timed: may expire
  Join,       // object: until that Thread has ended; timed: may expire
  ClassInit,  // value: class id: until its initialiser has ended
  Data,       // value: number of ways
  Yield,      // offered the processor, or has run for very long
};

enum ThreadFlag : std::uint32_t {
  kDaemon = 1,
  kPermit = 2,   // LockSupport permit
  kTimed = 4,    // the pending wait, park or join has a time-out
  kExpired = 8,  // ... which has expired
  kNotified = 16,
  kWokenByInterrupt = 32,
  kAtomic = 64,     // inside beginAtomic/endAtomic: no other thread is offered
  kAccessed = 128,  // has accessed shared memory since it last synchronised (Machine::stop_at_releases)
  kSpurious = 256,  // the pending wait or park may end without a cause (--spurious-wakeups)
  kSettled = 512,   // the pending wait has begun for all to see: see Thread.getState
};

// The ways in which a waiting thread can go on, besides 0, the ordinary one.
inline constexpr std::uint32_t kExpire = 1;      // its time-out expires
inline constexpr std::uint32_t kSpuriously = 2;  // for no reason at all

struct ThreadRecord {
  Pending pending = Pending::None;
  Ref java_thread = kNull;  // counted while the slot is in use
  Ref object = kNull;       // what the pending action is about; not counted: the frame holds it too
  std::uint32_t value = 0;
  std::uint32_t flags = 0;
  std::uint32_t frame = 0;         // slot index of the top frame's header
  std::uint32_t stack_top = 0;     // slot index just past the top frame's operands
  std::uint32_t saved_count = 0;   // recursion count given up by wait
  std::uint32_t initialising = 0;  // class whose initialiser the thread is running, innermost; 0: none
  std::uint32_t atomic = 0;        // depth of Verify.beginAtomic
  std::uint32_t poll = 0;          // where and when the thread last read the clock, hashed
  Ref thrown = kNull;              // stopped while this exception unwinds its stack; counted
  std::int64_t deadline = 0;       // virtual nanoseconds, when kTimed and the clock matters
  std::uint64_t reads = 0;         // opmm: the cell it is about to read (interp/relaxed.cpp); 0: none
};

inline constexpr std::uint32_t kFrameHeaderSlots = 4;
inline constexpr std::uint32_t kFrameMethod = 0, kFramePc = 1, kFrameCaller = 2, kFrameLock = 3;
// In place of the lock: a primitive (link/primitives.h) that is past its first visible operation.
inline constexpr std::uint32_t kInPrimitive = 0xffffffff;
inline constexpr std::uint32_t kStackSlots = 1u << 18;  // 1 MB, about HotSpot's default
inline constexpr std::uint32_t kStackReserve = 4096;    // for handling StackOverflowError

}  // namespace heddle::java
