// The searches: who decides at a choice, and when to stop. A search knows nothing of the language it
// explores.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "core/machine.h"
#include "core/observer.h"
#include "core/result.h"
#include "core/state_store.h"

namespace heddle::explore {

struct Budget {
  std::optional<double> seconds;
  std::optional<SteadyClock::time_point>
      since{};                     // the seconds count from; not set: the beginning of the search
  std::uint64_t memory_bytes = 0;  // 0: no limit
  std::uint64_t memory_told = 0;   // what the user has given, if this is a part of it
  std::optional<std::uint64_t> states;
  std::optional<std::uint64_t> depth;  // in transitions; joins the matching key (remaining depth)
};

std::optional<SteadyClock::time_point> deadline_of(const Budget& budget,
                                                   SteadyClock::time_point start = SteadyClock::now());

struct Progress {
  std::uint64_t states = 0, transitions = 0, depth = 0, memory_bytes = 0;
  double seconds = 0;
  // What the search says about itself (Meter::describe), as far as it can:
  std::optional<double> explored{};        // an estimate of the part of the space that is done
  std::string stage{};                     // "preemptions: 2 of 1..4", "310 states to expand, growing"
  std::optional<double> stage_explored{};  // the same estimate for what this stage is to explore
  std::uint64_t executions = 0;            // of a search that runs one after the other: how many are done ...
  std::uint64_t executions_wanted = 0;     // ... of how many; 0: until the budget ends
};

struct SearchOptions {
  std::string search = "dfs";  // search_names()
  // The policies of dfs (DESIGN.md section 9), as on the command line: policies.h.
  std::string order = "default";
  std::string filter = "all";
  std::string backtrack = "full";
  std::string restart = "never";
  std::uint64_t seed = 1;
  bool reopen = false;      // backtrack: open states again that are met above the threshold
  std::uint64_t walks = 0;  // random-walk, pct, pos: number of executions, 0: until the budget ends
  std::uint64_t pct_depth = 3;
  std::string heuristic = "WF,WW,ARA,AF";  // best-first: any of the four (race_heuristic.h)
  bool all = false;                        // go on after the first finding; report each distinct one once
  bool livelock = true;
  bool output_matters = false;  // what is printed, and in which order, is part of the state
  double minimise_seconds = 10;
  Budget budget;
  std::function<void(const Progress&)> progress;  // called about twice a second
  // Findings other than races that the user does not want to hear of.
  std::function<bool(const Finding&)> suppressed;
  std::function<void()> found;  // there is a finding; it will now be made shorter
};

// Explores `machine` until the space, the budget or the first finding ends it. Findings are minimised within
// their budget, replayed, and carry their schedule, steps, thread states and output. `properties` file
// findings at stops. The machine must be new: not run yet. The store must be empty.
CheckResult search(Machine& machine, StateStore& store, std::vector<Observer*> properties,
                   const SearchOptions& options);

// Runs exactly `schedule` from the start and reports what it leads to. The result is `violated` with one
// finding when the schedule ends in one, otherwise inconclusive with the reason: where the program departed
// from the schedule. The machine must be new. A livelock, or a deadlock beside running daemons, is confirmed
// by exploring what can be reached from the schedule's last state.
CheckResult replay(Machine& machine, std::vector<Observer*> properties, const Schedule& schedule,
                   const Budget& budget = {});

// Says what is wrong with the names in `options` (search, heuristic, order, filter, ...), if anything.
Result<Done> validate(const SearchOptions& options);

// One fair round-robin schedule to the end (heddle run). Returns the stop that ended it.
StopKind run_fair(Machine& machine);

// The schedule that the search or replay running on this host thread is following right now: for a fault
// hook, so that a fault of ours can be replayed. Empty when nothing runs.
Schedule schedule_so_far();

struct Named {
  const char* name;
  const char* what;
};
std::vector<Named> search_names();  // for `heddle list searches`

}  // namespace heddle::explore
