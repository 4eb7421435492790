// What a machine reports while it runs. Observers see events and nothing else of a machine.
#pragma once

#include <cstdint>

#include "core/choice.h"

namespace heddle {

enum class EventKind : std::uint8_t {
#define HEDDLE_EVENT(name, meaning) name,
#include "core/event.def"
#undef HEDDLE_EVENT
};
const char* name(EventKind kind);  // "Read"

// What an event does to happens-before, as bits of Event::order. Detectors look at these and at Event::sync,
// never at what kind of lock or which language it was. The past of a thread is what happens before its next
// event; a sync object carries the pasts of those who released it.
inline constexpr std::uint8_t kAcquires = 1;  // the thread's past gains what `sync` carries
inline constexpr std::uint8_t kReleases = 2;  // what `sync` carries gains the thread's past
inline constexpr std::uint8_t kReplaces =
    4;  // a store that hides earlier ones: what `sync` carried is lost first
inline constexpr std::uint8_t kUnordered = 8;  // tells another thread something without making an edge
inline constexpr std::uint8_t kArrives =
    16;  // at a barrier: with kReleases; the thread goes on only when it opens
// With kReleases, by a thread that ends: exactly one thread will acquire `sync`, if any, and answers for what
// this one has done since it last synchronised. So others need not have their chance before the end. Alone
// (an Edge): what `sync` carries, and what was deposited there, goes over to the sync object `value`.
inline constexpr std::uint8_t kDeposits = 32;

// Of an atomic access that others could meet with theirs: does it ask for sequential consistency? Ignored: it
// is none, nobody else is there, or a library does it for itself and is trusted with it.
enum class Strength : std::uint8_t { Ignored, Strong, Weak };

// `object` names the sync object or the object that contains the location; `location` the racing cell. Both
// are canonical within a process: the same thing has the same number in every interleaving.
struct Event {
  EventKind kind;
  ThreadId thread = 0;
  std::uint64_t object = 0;
  std::uint64_t location = 0;
  std::uint32_t size = 0;    // bytes, for reads and writes
  std::uint64_t value = 0;   // raw bits read or written, or the other thread (Spawn, Join, Unpark, Interrupt)
  std::uint32_t detail = 0;  // the machine's own, for Machine::describe
  bool visible = true;       // another thread could have told: what a counterexample shows
  std::uint8_t order = 0;    // kAcquires, kReleases, ...
  bool reached = false;      // every other thread had its chance just before (or there is none): SC4DRF's R
  Strength strength = Strength::Ignored;
  std::uint8_t commutes = 0;  // of an update whose result nobody uses: which kind it is of (from 1)
  std::uint64_t sync = 0;     // what carries the order: a lock, a volatile's location, the end of a thread
  std::uint64_t unit = 0;     // the piece of work (below) it belongs to; 0: the thread's own
};

// A unit is a piece of work that another thread might have been given instead: an iteration of a loop whose
// distribution the program leaves open, a section, the body of a single, a SIMD lane. The upper half names
// the instance of the construct (never 0), the lower half which of its pieces. Canonical, like locations.
inline constexpr std::uint64_t kOwnStorage = ~std::uint64_t{0};  // of memory that each thread has for itself
inline constexpr std::uint64_t unit_of(std::uint32_t construct, std::uint32_t piece) {
  return std::uint64_t{construct} << 32 | piece;
}

// Of a lane the upper half is the distance from which on two of them are not executed at the same time.

class EventSink {
 public:
  virtual ~EventSink() = default;
  // The event has just happened; the machine may be asked to describe it and where the thread is.
  virtual void on_event(const Event& event) = 0;
};

}  // namespace heddle
