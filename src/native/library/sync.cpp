#include "native/library/sync.h"

#include <array>
#include <cstring>
#include <ctime>

#include "base/fingerprint.h"
#include "fmt/format.h"
#include "native/interp/interpreter.h"
#include "native/library/naming.h"
#include "native/library/virtual_time.h"

namespace heddle::native {

void require_usable(Call& call, Ptr object, std::uint32_t state, const char* what) {
  if (state != kUninitialised && state != kDestroyed) return;
  call.fail(FindingKind::Assertion,
            fmt::format("{}: the {} {} {}", call.name(), what, object_name(call, object),
                        state == kDestroyed ? "was destroyed" : "was never initialised"));
}

void misuse(Call& call, FindingKind kind, const std::string& does, Ptr object, const std::string& wrong) {
  call.fail(kind, fmt::format("{} {} {}, {}", thread_name(call, call.thread()), does,
                              object_name(call, object), wrong));
}

namespace {

// Never 0, and not the same for two objects of a program unless it has billions.
std::uint32_t mark_of(Ptr object) {
  return static_cast<std::uint32_t>(mix64(object)) | 1;
}

}  // namespace

void begin_life(Call& call, Ptr object, std::uint32_t bytes, std::uint32_t mark, const char* what) {
  if (call.sync_word(object + mark) == mark_of(object))
    misuse(call, FindingKind::Assertion, fmt::format("initialises {}", what), object,
           "which is initialised already");
  std::memset(call.write(object, bytes), 0, bytes);
  call.set_sync_word(object + mark, mark_of(object));
}

void require_intact(Call& call, Ptr object, std::uint32_t from, std::uint32_t to, const char* what) {
  for (std::uint32_t at = from; at < to; at += 4)
    if (call.sync_word(object + at) != 0)
      misuse(call, FindingKind::Memory, fmt::format("uses {}", what), object,
             "part of which has been overwritten");
}

ThreadId pending_on(Call& call, Pending pending, Ptr object) {
  for (ThreadId t = 0; t < call.thread_slots(); ++t) {
    const ThreadRecord& r = call.peek(t);
    if (t != call.thread() && r.pending == pending && r.object == object) return t;
  }
  return kNoThread;
}

void look_at(Call& call, Ptr object) {
  if (object != 0) call.observe_releases(object);
  call.visible(Pending::Access, object);
}

void begin_timed_wait(Call& call, std::int64_t deadline, Pending pending, Ptr object, std::uint64_t value) {
  ThreadRecord& r = call.record();
  r.phase = 1;
  r.pending = pending;
  r.object = object;
  r.value = value;
  r.flags |= kTimed;
  r.deadline = call.interpreter().visibility().clock_matters ? deadline : 0;
  call.suspend();
  throw Stop{};
}

bool end_timed_wait(Call& call) {
  ThreadRecord& r = call.record();
  const bool expired = call.chosen() == 1;
  if (expired)
    call.advance_clock_to(r.deadline);
  else
    call.visible(r.pending, r.object, r.value);  // it was chosen because this is possible
  r.flags &= ~kTimed;
  r.deadline = 0;
  return !expired;
}

bool valid_clock(std::int32_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC;
}

bool read_deadline(Call& call, Ptr timespec, std::int32_t clock, std::int64_t& deadline) {
  if (call.peek(call.thread()).phase != 0) return true;  // it has been waiting: the deadline is in its record
  const auto [seconds, nanoseconds] = call.load<std::array<std::int64_t, 2>>(timespec);
  if (nanoseconds < 0 || nanoseconds >= kNanosecondsPerSecond) return false;
  const std::int64_t origin = clock == CLOCK_REALTIME ? kEpochNanoseconds : kMonotonicOrigin;
  std::int64_t when;
  if (__builtin_mul_overflow(seconds, kNanosecondsPerSecond, &when) ||
      __builtin_add_overflow(when, nanoseconds, &when) || __builtin_sub_overflow(when, origin, &when))
    when = seconds < 0 ? 0 : std::int64_t{1} << 62;
  deadline = when < 0 ? 0 : when;
  return true;
}

}  // namespace heddle::native
