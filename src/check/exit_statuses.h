// With which statuses the program ended, over all executions that were explored.
#pragma once

#include <optional>
#include <set>

#include "core/assumption.h"
#include "core/observer.h"

namespace heddle::check {

// What it remembers is of all paths, so it is no part of the state.
class ExitStatuses final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override;
  std::optional<Assumption> assumption() const;  // only if one of them is not 0

 private:
  std::set<int> seen_;
};

}  // namespace heddle::check
