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
};

class EventSink {
 public:
  virtual ~EventSink() = default;
  // The event has just happened; the machine may be asked to describe it and where the thread is.
  virtual void on_event(const Event& event) = 0;
};

}  // namespace heddle
