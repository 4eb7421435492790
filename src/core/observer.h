// What is watched. All callbacks are optional. An observer keeps what it remembers in the machine's
// PagedMemory (Zone::Observer), so that it is saved, restored and matched with everything else.
#pragma once

#include <optional>
#include <string>

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
  // Has on_stop another finding at the same stop? Then it is asked again.
  virtual bool has_more() const { return false; }
  // At a choice from which, as the search has proved, nothing but stalled choices (Machine::stalled) can be
  // reached.
  virtual std::optional<Finding> on_stall(Machine&) { return std::nullopt; }
  // The whole space has been explored, and nothing was found. True: there is another one to look at, and the
  // search must begin again.
  virtual bool on_exhausted() { return false; }
  // The search begins again from the first choice, everything about the space forgotten.
  virtual void on_begin_again() {}
  // Why nothing found is no proof, if so: one sentence.
  virtual std::string shortcoming() const { return ""; }
  // Of the machine's memory, for what it remembers.
  virtual std::size_t bytes() const { return 0; }
  // The path to `target` is about to be run again, so that it can be shortened or explained; null: that is
  // over.
  virtual void on_replay(const Finding* target) { (void)target; }
  // `finding`, replayed and complete, is this observer's own. False: it is not to be reported.
  virtual bool reports(Machine&, Finding& finding) {
    (void)finding;
    return true;
  }
  // Asked at every stop and after reports(). True: what is visible or how it is watched has changed, and the
  // search must begin again.
  virtual bool begins_again() { return false; }
};

}  // namespace heddle
