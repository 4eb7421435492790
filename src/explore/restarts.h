// When a search with random choices starts again (Parizek and Kalibera 2010, after the restarts of SAT
// solvers): after each of a sequence of spans.
//   fixed  u, u, u, ...      luby  u times 1, 1, 2, 1, 1, 2, 4, ...      walsh  u, r u, r^2 u, ...
#pragma once

#include "explore/policies.h"

namespace heddle::explore {

// "fixed:5s", "luby:1000st", "walsh:500ms,1.41"
Result<std::unique_ptr<Restart>> make_restart_sequence(const std::string& text);

}  // namespace heddle::explore
