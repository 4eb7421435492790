// Searches that run one execution after the other from the first choice, and match and store nothing: they
// never run out of memory and never say `verified`. They differ in who picks the next transition.
#pragma once

#include <string>

#include "explore/session.h"

namespace heddle::explore {

class Scheduler {
 public:
  virtual ~Scheduler() = default;
  virtual void begin() {}  // an execution begins
  // One of the alternatives; nothing if the machine asks for a refinement. The machine is at the choice.
  virtual std::optional<Alternative> pick(const ChoicePoint& point) = 0;
  virtual void ran(const Alternative&, StopKind) {}
  virtual void ended(std::uint64_t /*transitions*/) {}
  virtual std::string name() const = 0;  // of its executions: "random"
  // What so many executions mean; "" if nothing more can be said.
  virtual std::string promise(std::uint64_t /*executions*/) const { return ""; }
};

Ending run_executions(Session& s, Scheduler& scheduler);

// Uniformly among the ways that `thread` can go on.
template <typename Random>
Alternative any_way(const ChoicePoint& point, ThreadId thread, Random& random) {
  std::uint64_t ways = 0;
  for (const Alternative& a : point.alternatives) ways += a.thread == thread;
  std::uint64_t skip = ways > 1 ? random.below(ways) : 0;
  for (const Alternative& a : point.alternatives)
    if (a.thread == thread && skip-- == 0) return a;
  return point.alternatives.front();
}

}  // namespace heddle::explore
