// The futex system call (futex(2)), which libstdc++ makes for std::atomic::wait, std::latch and std::future.
// A thread waits until it is woken; that the word has changed is not enough.
#include <linux/futex.h>
#include <sys/syscall.h>

#include <array>
#include <cerrno>
#include <ctime>
#include <optional>

#include "fmt/format.h"
#include "native/interp/interpreter.h"
#include "native/library/sync.h"
#include "native/library/virtual_time.h"

namespace heddle::native {
namespace {

constexpr std::uint32_t kWaits = 1, kWoken = 2;  // ThreadRecord::phase

void fails_with(Call& c, int error) {
  c.set_errno(error);
  c.ret(~std::uint64_t{0});
}

// The time-out, if there is one: relative, or of the clock that the operation names.
bool read_timeout(Call& c, std::int32_t operation, Ptr timespec, std::optional<std::int64_t>& deadline) {
  if (timespec == 0 || c.peek(c.thread()).phase != 0) return true;
  if ((operation & FUTEX_CMD_MASK) == FUTEX_WAIT) {
    const auto [seconds, nanoseconds] = c.load<std::array<std::int64_t, 2>>(timespec);
    if (seconds < 0 || nanoseconds < 0 || nanoseconds >= kNanosecondsPerSecond) return false;
    deadline = c.deadline_after(seconds > (1 << 30) ? std::int64_t{1} << 62
                                                    : seconds * kNanosecondsPerSecond + nanoseconds);
    return true;
  }
  const std::int32_t clock = (operation & FUTEX_CLOCK_REALTIME) != 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  deadline = 0;
  return read_deadline(c, timespec, clock, *deadline);
}

void wait(Call& c, Ptr word, std::uint32_t expected, std::optional<std::int64_t> deadline) {
  ThreadRecord& r = c.record();
  if (r.phase == 0) {
    c.visible(Pending::Access, word);
    if (c.sync_word(word) != expected) {
      c.emit_edge(word, kUnordered);
      return fails_with(c, EAGAIN);
    }
    c.emit(EventKind::Wait, word);
    r.pending = Pending::Waiting;
    r.object = word;
    r.value = kSignal;
    r.phase = kWaits;
    if (deadline) {
      r.flags |= kTimed;
      r.deadline = c.interpreter().visibility().clock_matters ? *deadline : 0;
    }
    return c.suspend();
  }
  const bool expired = r.phase == kWaits;  // nobody has woken it
  c.visible();
  if (expired) c.advance_clock_to(r.deadline);
  r.flags &= ~(kTimed | kNotified);
  r.deadline = 0;
  c.emit(EventKind::Wake, word);
  if (expired) return fails_with(c, ETIMEDOUT);
  c.ret(0);
}

// All or one: which one is a choice.
void wake(Call& c, Ptr word, std::int32_t most) {
  const auto waits = [&](ThreadId t) {
    const ThreadRecord& r = c.peek(t);
    return r.pending == Pending::Waiting && r.object == word;
  };
  std::uint32_t waiters = 0;
  for (ThreadId t = 0; t < c.thread_slots(); ++t) waiters += waits(t) ? 1 : 0;
  if (most > 1 && static_cast<std::uint32_t>(most) < waiters)
    c.unsupported("futex: waking several threads, but not all");
  const bool choosing = c.peek(c.thread()).phase != 0;
  c.visible(Pending::Access, word);
  if (most == 1 && waiters > 1 && !choosing) {
    ThreadRecord& r = c.record();
    r.phase = 1;
    r.pending = Pending::Data;
    r.object = word;
    r.value = waiters;
    return c.suspend();
  }
  const std::uint32_t first = choosing ? c.chosen() : 0;
  std::uint32_t index = 0, woken = 0;
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    if (!waits(t)) continue;
    if (index++ < first || woken == static_cast<std::uint32_t>(most)) continue;
    ThreadRecord& r = c.record(t);
    r.pending = Pending::Access;
    r.phase = kWoken;
    r.flags = (r.flags & ~kTimed) | kNotified;
    ++woken;
  }
  c.emit(EventKind::Notify, word, woken, 0, woken == 0 ? 0 : kUnordered);
  c.ret(woken);
}

std::string name_of_system_call(std::int64_t number) {
  static constexpr struct {
    std::int64_t number;
    const char* name;
  } kNames[] = {
#define HEDDLE_SYSTEM_CALL(name, number) {number, #name},
#include "native/library/system_calls.inc"
#undef HEDDLE_SYSTEM_CALL
  };
  for (const auto& known : kNames)
    if (known.number == number) return known.name;
  return fmt::format("number {}", number);
}

// long syscall(SYS_futex, word, operation, value, timeout, ...)
void syscall_model(Call& c) {
  if (c.i64(0) != SYS_futex) c.unsupported("the system call " + name_of_system_call(c.i64(0)));
  const Ptr word = c.arg(1);
  const std::int32_t operation = c.i32(2);
  switch (operation & FUTEX_CMD_MASK) {
    case FUTEX_WAIT:
    case FUTEX_WAIT_BITSET: {
      std::optional<std::int64_t> deadline;
      if (!read_timeout(c, operation, c.arg(4), deadline)) return fails_with(c, EINVAL);
      return wait(c, word, static_cast<std::uint32_t>(c.arg(3)), deadline);
    }
    case FUTEX_WAKE:
    case FUTEX_WAKE_BITSET: return wake(c, word, c.i32(3));
    default: c.unsupported(fmt::format("futex operation {}", operation & FUTEX_CMD_MASK));
  }
}

}  // namespace

void futex_family(std::vector<ModelEntry>& models) {
  models.push_back({"syscall", syscall_model});
}

}  // namespace heddle::native
