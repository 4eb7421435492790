#pragma once

#include <cstdint>

#include "java/natives/natives.h"

namespace heddle::java {

inline constexpr std::int64_t kEpochSeconds = 1'704'067'200;    // virtual time 0: 2024-01-01T00:00:00Z
inline constexpr std::int64_t kNanoTimeOrigin = 1'000'000'000;  // System.nanoTime() at virtual time 0

// A time-out of a century or more is meant to be none: awaitTermination(Long.MAX_VALUE, NANOSECONDS).
inline constexpr std::int64_t kCenturyMillis = 3'155'760'000'000;
inline constexpr std::int64_t kCenturyNanos = kCenturyMillis * 1'000'000;

bool may_read_clock(NativeCall& call, NativeResult* stop);

}  // namespace heddle::java
