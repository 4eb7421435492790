// What is watched. All callbacks are optional. An observer keeps what it remembers in the machine's
// PagedMemory (Zone::Observer), so that it is saved, restored and matched with everything else.
#pragma once

#include <optional>

#include "core/event.h"
#include "core/finding.h"
#include "core/machine.h"

namespace heddle {

class Observer {
 public:
  virtual ~Observer() = default;
  // Only an observer that wants events is sent them: without one a machine reports nothing, which is faster.
  virtual bool wants_events() const { return false; }
  virtual void on_event(const Event&) {}
  // At every stop; a property answers with what it found. The finding carries kind, message, position and
  // accesses; the search adds the schedule, and replay the steps.
  virtual std::optional<Finding> on_stop(Machine&, StopKind) { return std::nullopt; }
  // At a choice from which, as the search has proved, nothing but stalled choices (Machine::stalled) can be
  // reached.
  virtual std::optional<Finding> on_stall(Machine&) { return std::nullopt; }
};

}  // namespace heddle
