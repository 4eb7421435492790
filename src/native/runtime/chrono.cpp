// The clocks of <chrono>.
#include <time.h>

#include <chrono>

static std::chrono::nanoseconds now(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

namespace std::chrono {
inline namespace _V2 {

system_clock::time_point system_clock::now() noexcept {
  return time_point(::now(CLOCK_REALTIME));
}
steady_clock::time_point steady_clock::now() noexcept {
  return time_point(::now(CLOCK_MONOTONIC));
}

}  // namespace _V2
}  // namespace std::chrono
