// time.h and sleeping, in virtual time: it moves when a sleep or a timed wait ends. What returns memory of
// the library (gmtime, ctime) is in runtime/time.c. The time zone is UTC.
#include <cerrno>
#include <ctime>
#include <string>

#include "base/fingerprint.h"
#include "native/interp/interpreter.h"
#include "native/library/call.h"
#include "native/library/registry.h"
#include "native/library/virtual_time.h"

namespace heddle::native {

namespace {

struct Timespec {
  std::int64_t seconds, nanoseconds;
};
struct Timeval {
  std::int64_t seconds, microseconds;
};

constexpr Timespec timespec_of(std::int64_t nanoseconds) {
  return {nanoseconds / kNanosecondsPerSecond, nanoseconds % kNanosecondsPerSecond};
}

// --- reading clocks ---

// What clock `id` shows at virtual time 0; false: there is no such clock.
bool origin_of(std::int32_t id, std::int64_t* origin) {
  switch (id) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI: *origin = kEpochNanoseconds; return true;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME: *origin = kMonotonicOrigin; return true;
    case CLOCK_PROCESS_CPUTIME_ID:
    case CLOCK_THREAD_CPUTIME_ID: *origin = 0; return true;
    default: return false;
  }
}
// Who reads the clock where it last read it, and finds the same time, is waiting for time to pass: it does.
constexpr std::int64_t kTick = 10'000'000;
constexpr char kPolls = 0;
struct Polls {
  std::uint32_t of[kThreads];  // where and when each thread last read the clock, as a hash
};

// Another thread's sleep may end before the clock is read or after.
std::int64_t read_clock(Call& call) {
  call.visible();
  call.assumes(AssumptionKind::Clock, kClockIsVirtual);
  std::int64_t now = call.clock();
  call.uses_shared_state();
  std::uint64_t place = 0;
  call.interpreter().sync_registers();
  call.interpreter().for_each_frame(call.thread(),
                                    [&](std::uint64_t function, std::uint32_t pc, const std::uint64_t*) {
                                      place = function << 32 | pc;
                                      return false;
                                    });
  const auto poll = static_cast<std::uint32_t>(mix64(place ^ mix64(static_cast<std::uint64_t>(now)))) | 1;
  std::uint32_t& last = call.family_state<Polls>(&kPolls).of[call.thread()];
  if (last == poll) call.advance_clock_to(now += kTick);
  last = poll;
  return now;
}
void fail_with(Call& call, int error) {
  call.set_errno(error);
  call.ret_i32(-1);
}

void time_model(Call& call) {
  call.assumes(AssumptionKind::Clock, "the time of day is the virtual clock's");
  std::byte* to = call.arg(0) == 0 ? nullptr : call.write(call.arg(0), 8);
  const std::int64_t seconds = kEpochSeconds + read_clock(call) / kNanosecondsPerSecond;
  if (to != nullptr) std::memcpy(to, &seconds, 8);
  call.ret(static_cast<std::uint64_t>(seconds));
}
void clock_model(Call& call) {
  call.ret(static_cast<std::uint64_t>(read_clock(call) / 1000));
}

void gettimeofday_model(Call& call) {
  std::byte* to = call.write(call.arg(0), sizeof(Timeval));
  const Timespec now = timespec_of(kEpochNanoseconds + read_clock(call));
  const Timeval value{now.seconds, now.nanoseconds / 1000};
  std::memcpy(to, &value, sizeof value);
  call.ret_i32(0);
}
void clock_gettime_model(Call& call) {
  std::int64_t origin;
  if (!origin_of(call.i32(0), &origin)) return fail_with(call, EINVAL);
  std::byte* to = call.write(call.arg(1), sizeof(Timespec));
  const Timespec now = timespec_of(origin + read_clock(call));
  std::memcpy(to, &now, sizeof now);
  call.ret_i32(0);
}
void clock_getres_model(Call& call) {
  std::int64_t origin;
  if (!origin_of(call.i32(0), &origin)) return fail_with(call, EINVAL);
  if (call.arg(1) != 0) call.store(call.arg(1), Timespec{0, 1});
  call.ret_i32(0);
}
void timespec_get_model(Call& call) {
  call.ret_i32(0);
  if (call.i32(1) != TIME_UTC) return;
  std::byte* to = call.write(call.arg(0), sizeof(Timespec));
  const Timespec now = timespec_of(kEpochNanoseconds + read_clock(call));
  std::memcpy(to, &now, sizeof now);
  call.ret_i32(TIME_UTC);
}

// --- sleeping ---

// The end of a sleep is fixed when it begins, though the model runs again when it is over.
void sleep_until(Call& call, std::int64_t deadline) {
  if (call.record().phase == 0) {
    call.record().phase = 1;
    call.record().saved = static_cast<std::uint64_t>(deadline);
  }
  call.visible(Pending::Sleep);
  const auto end = static_cast<std::int64_t>(call.record().saved);
  call.record().phase = 0;
  call.record().saved = 0;
  call.advance_clock_to(end);
}
void sleep_for(Call& call, std::int64_t nanoseconds) {
  sleep_until(call, call.deadline_after(nanoseconds));
}

// A duration; what would take centuries takes one.
std::int64_t duration(const Timespec& t) {
  constexpr std::int64_t kLongest = 3'000'000'000;
  return std::min(t.seconds, kLongest) * kNanosecondsPerSecond + t.nanoseconds;
}
bool valid(const Timespec& t) {
  return t.seconds >= 0 && t.nanoseconds >= 0 && t.nanoseconds < kNanosecondsPerSecond;
}

void nanosleep_model(Call& call) {
  const auto t = call.load<Timespec>(call.arg(0));
  if (!valid(t)) return fail_with(call, EINVAL);
  sleep_for(call, duration(t));
  call.ret_i32(0);
}
void clock_nanosleep_model(Call& call) {
  const auto t = call.load<Timespec>(call.arg(2));
  std::int64_t origin;
  if (!origin_of(call.i32(0), &origin) || !valid(t)) return call.ret_i32(EINVAL);
  if ((call.i32(1) & TIMER_ABSTIME) != 0)
    sleep_until(call, duration(t) - origin);
  else
    sleep_for(call, duration(t));
  call.ret_i32(0);
}
void sleep_model(Call& call) {
  sleep_for(call, static_cast<std::uint32_t>(call.arg(0)) * kNanosecondsPerSecond);
  call.ret_i32(0);
}
void usleep_model(Call& call) {
  sleep_for(call, std::int64_t{static_cast<std::uint32_t>(call.arg(0))} * 1000);
  call.ret_i32(0);
}

// --- calendar ---

// The fields of struct tm up to and including tm_isdst; what follows (zone) is set by runtime/time.c.
constexpr std::uint64_t kFields = 36;

// bool __heddle_calendar(time_t, struct tm*)
void calendar_model(Call& call) {
  const std::time_t seconds = call.i64(0);
  std::tm fields;
  call.ret_i32(0);
  if (gmtime_r(&seconds, &fields) == nullptr) return;
  std::memcpy(call.write(call.arg(1), kFields), &fields, kFields);
  call.ret_i32(1);
}

// time_t __heddle_seconds(struct tm*): timegm, which also brings the fields into their ranges.
void seconds_model(Call& call) {
  std::tm fields{};
  std::memcpy(&fields, call.read(call.arg(0), kFields), kFields);
  const std::time_t seconds = timegm(&fields);
  std::memcpy(call.write(call.arg(0), kFields), &fields, kFields);
  call.ret(static_cast<std::uint64_t>(seconds));
}

void strftime_model(Call& call) {
  std::tm fields{};
  std::memcpy(&fields, call.read(call.arg(3), kFields), kFields);
  std::string zone;
  const std::string format(call.c_string(call.arg(2)));
  if (format.find("%s") != std::string::npos) call.unsupported("strftime: %s");
  if (format.find('Z') != std::string::npos) {
    const auto zone_at = call.load<Ptr>(call.arg(3) + offsetof(std::tm, tm_zone));
    if (zone_at != 0) zone = call.c_string(zone_at);
  }
  fields.tm_zone = zone.c_str();
  if (format.find('z') != std::string::npos)
    fields.tm_gmtoff = call.load<long>(call.arg(3) + offsetof(std::tm, tm_gmtoff));
  const std::uint64_t size = call.arg(1);
  std::string text(std::min<std::uint64_t>(size, 1 << 20), '\0');
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  const std::size_t length = std::strftime(text.data(), text.size(), format.c_str(), &fields);
#pragma GCC diagnostic pop
  call.ret(length);
  if (length != 0 || (size != 0 && format.empty())) call.store_c_string(call.arg(0), text.substr(0, length));
}

}  // namespace

void time_family(std::vector<ModelEntry>& entries) {
  static constexpr ModelEntry kEntries[] = {
      {"time", time_model},
      {"clock", clock_model},
      {"gettimeofday", gettimeofday_model},
      {"clock_gettime", clock_gettime_model},
      {"clock_getres", clock_getres_model},
      {"timespec_get", timespec_get_model},
      {"nanosleep", nanosleep_model},
      {"clock_nanosleep", clock_nanosleep_model},
      {"sleep", sleep_model},
      {"usleep", usleep_model},
      {"__heddle_calendar", calendar_model},
      {"__heddle_seconds", seconds_model},
      {"strftime", strftime_model},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
