// In whose past is a write? A set of threads and of what carries order between them, as a number.
//
// Equal sets have equal numbers, for the life of the process, so that a number in the state memory means the
// same on every path and states with equal sets match. Sets are few: they differ only where threads have
// synchronised differently.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/choice.h"

namespace heddle::memory {

// A thread, or the name of a sync object (Event::sync).
using Knower = std::uint64_t;
inline constexpr Knower kThreadBit = Knower{1} << 63;
inline constexpr Knower thread(ThreadId id) {
  return kThreadBit | id;
}
// For fences: what a thread's relaxed reads have seen, and what its last fence offers (C11 7.17.4).
inline constexpr Knower seen_by(ThreadId id) {
  return kThreadBit | Knower{1} << 32 | id;
}
inline constexpr Knower offered_by(ThreadId id) {
  return kThreadBit | Knower{2} << 32 | id;
}

// What passes from one full fence to those after it: they are in one order (C11 7.17.3, Java's fullFence).
inline constexpr Knower kFullFences = kThreadBit | Knower{3} << 32;

using KnownBy = std::uint32_t;
inline constexpr KnownBy kEveryone = 0;  // and everything: also threads that are yet to come
inline constexpr KnownBy kNobody = 1;

class KnownBySets {
 public:
  KnownBySets();
  bool contains(KnownBy set, Knower who) const;
  KnownBy with(KnownBy set, Knower who);
  KnownBy without(KnownBy set, Knower who);
  KnownBy without_range(KnownBy set, Knower from, Knower to);

 private:
  using Members = std::vector<Knower>;  // sorted
  KnownBy number(const Members& members);
  std::vector<Members> sets_;
  std::map<Members, KnownBy> numbers_;
};

}  // namespace heddle::memory
