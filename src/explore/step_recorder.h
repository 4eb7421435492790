// Turns the events of a replay into the steps that people read: what was done, where, with which values and
// locks, after which steps of other threads, and why the running thread changed.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/machine.h"

namespace heddle::explore {

// Which steps of other threads synchronisation puts before an event. Vector clocks over steps, so that only
// those are named that do not follow from others.
class StepOrder {
 public:
  // The event of `thread`, whose last step so far is `last` (kNoStep: none).
  void release(std::uint64_t sync, bool replaces, ThreadId thread, std::size_t last);
  void spawn(ThreadId thread, ThreadId child, std::size_t step);
  void acquire(std::uint64_t sync, ThreadId thread, std::vector<std::size_t>& after);

 private:
  using Seen = std::map<ThreadId, std::size_t>;  // the last step of each thread that is known to be before
  struct Released {
    ThreadId thread;
    std::size_t step;
    Seen seen;
  };
  std::map<ThreadId, Seen> seen_;
  std::map<std::uint64_t, std::map<ThreadId, Released>> carried_;  // by sync object
};

class StepRecorder final : public EventSink {
 public:
  explicit StepRecorder(const Machine& machine) : machine_(&machine) {}
  // `enabled`: who could go on; `chosen` does.
  void begin_transition(std::size_t index, const std::vector<Alternative>& enabled,
                        const Alternative& chosen);
  // Of a race also what was done to its location is a step, even if nobody could have told.
  void watch(const Access& access) { watched_ = access; }
  void on_event(const Event& event) override;
  // The transition that ends in a race goes on to its stop, but the story does not.
  void forget_after(std::uint64_t event);
  void forget_all() { *this = StepRecorder(*machine_); }
  // Of one of the path's events (from 1); kNoStep if it is none.
  std::size_t step_of(std::uint64_t event) const;

  std::map<ThreadId, std::string> names;  // of those that did something
  std::vector<Step> steps;
  bool time_is_out = false;  // a time-out expired while others could go on

 private:
  bool touches_watched(const Event& event) const;
  void note_order(const Event& event);
  void note_locks(const Event& event, Step& step);
  void note_switch(Step& step);
  std::string why_it_stopped(bool was_chosen) const;

  const Machine* machine_;
  std::size_t transition_ = 0;
  Access watched_;
  std::uint64_t now_ = 0;              // events so far
  std::vector<std::uint64_t> events_;  // of the steps

  StepOrder order_;
  std::map<ThreadId, std::size_t> last_step_;
  std::map<ThreadId, std::vector<std::size_t>> after_;  // for the thread's next step
  ThreadId running_ = kNoThread;
  std::string running_name_;
  std::optional<std::string> switched_;  // the choice changed the thread: why

  std::map<ThreadId, std::vector<std::string>> locks_;
  bool locks_fresh_ = false;
  std::size_t lock_queries_ = 0;
};

}  // namespace heddle::explore
