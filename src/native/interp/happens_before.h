// What operations of a C program do to happens-before (core/event.h), by their memory order (C11 5.1.2.4 and
// 7.17.3), and the names of what carries the order where that is no memory of the program's.
#pragma once

#include <cstdint>

#include "core/event.h"
#include "native/code/code.h"

namespace heddle::native {

// Consume is acquire, as in every compiler.
inline constexpr bool acquires(Order order) {
  return order != Order::Relaxed && order != Order::Release;
}
inline constexpr bool releases(Order order) {
  return order >= Order::Release;
}
// Told beside them, and not to detectors: Event::strength.
inline constexpr std::uint8_t kWeak = 128;
inline constexpr std::uint8_t weakness(Order order) {
  return order == Order::SeqCst ? 0 : kWeak;
}
inline constexpr std::uint8_t bits_of_read(Order order) {
  return weakness(order) | (acquires(order) ? kAcquires : kUnordered);
}
// A store hides what was stored before; only read-modify-writes continue a release sequence (C++20).
inline constexpr std::uint8_t bits_of_write(Order order) {
  return weakness(order) | kReplaces | (releases(order) ? kReleases : kUnordered);
}
inline constexpr std::uint8_t bits_of_update(Order order) {
  return static_cast<std::uint8_t>(bits_of_read(order) | (releases(order) ? kReleases : kUnordered));
}
inline constexpr std::uint8_t bits_of_fence(Order order) {
  return static_cast<std::uint8_t>((acquires(order) ? kAcquires : 0) | (releases(order) ? kReleases : 0));
}

// The end of a thread. Numbers are used again, so an end replaces what the name carried for an earlier one.
inline constexpr std::uint64_t end_of(ThreadId thread) {
  return std::uint64_t{thread} + 1;
}
inline constexpr std::uint64_t kAtomicSections =
    0x1000;                                             // of __VERIFIER_atomic_begin: they exclude each other
inline constexpr std::uint64_t kLibraryState = 0x2000;  // carries nothing

}  // namespace heddle::native
