// All nondeterminism is one kind of value: a choice among alternatives (DESIGN.md section 2).
#pragma once

#include <cstdint>
#include <vector>

namespace heddle {

using ThreadId = std::uint32_t;  // small, dense, reused after a thread has ended
inline constexpr ThreadId kNoThread = ~ThreadId{0};

enum class ChoiceKind : std::uint8_t {
  Thread,  // which thread goes on (and, where its action leaves it open, how: whom to notify, time-out or
           // not)
  Data,    // not of a thread: a value for the one that asked, or a step whose moment does not matter
};

// `thread` performs its pending action in its `value`-th way. Values are the machine's; 0 is the ordinary
// way. Comparable and stable: the same state always offers the same alternatives in the same order.
struct Alternative {
  ThreadId thread = 0;
  std::uint32_t value = 0;
  friend bool operator==(const Alternative&, const Alternative&) = default;
};

struct ChoicePoint {
  ChoiceKind kind = ChoiceKind::Thread;
  std::vector<Alternative> alternatives;  // never empty at a stop of kind Choice
};

// --timeouts: when may the time-out of a wait expire?
enum class Timeouts : std::uint8_t {
  Any,    // at any moment
  Late,   // the earliest deadline, and only when all others wait or spin
  Never,  // waits are untimed; sleeps end as with Late
};

}  // namespace heddle
