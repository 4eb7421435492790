// What the clocks of a program show: CLOCK_REALTIME begins at a fixed moment, CLOCK_MONOTONIC and the others
// one second after their origin, because 0 is what programs take for "never". Timed waits turn absolute times
// back into virtual ones (Call::clock) with the same numbers.
#pragma once

#include <cstdint>

namespace heddle::native {

inline constexpr std::int64_t kNanosecondsPerSecond = 1'000'000'000;
inline constexpr std::int64_t kEpochSeconds = 1'704'067'200;  // virtual time 0: 2024-01-01T00:00:00Z
inline constexpr std::int64_t kEpochNanoseconds = kEpochSeconds * kNanosecondsPerSecond;
inline constexpr std::int64_t kMonotonicOrigin = kNanosecondsPerSecond;

}  // namespace heddle::native
