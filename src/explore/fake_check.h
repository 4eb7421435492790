// For tests: one call from a fake program to a result.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <utility>

#include "check/properties.h"
#include "explore/fake_machine.h"
#include "explore/search.h"
#include "store/stores.h"

namespace heddle::explore::testing {

// Collects the final states of a search.
class FinalStates final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override {
    if (stop == StopKind::Finished || stop == StopKind::Stuck)
      states.insert(static_cast<FakeMachine&>(machine).state_bytes());
    if (stop == StopKind::Finished) variables.insert(static_cast<FakeMachine&>(machine).variables());
    return std::nullopt;
  }
  std::set<std::string> states;
  std::set<std::string> variables;
};

struct Checked {
  CheckResult result;
  std::set<std::string> final_states;
  std::set<std::string> final_variables;
  const Statistics& stats() const { return result.stats; }
  const Finding& finding() const { return result.findings.at(0); }
};

inline Checked run_check(const Program& program, const SearchOptions& options = {},
                         const char* store = "hash") {
  FakeMachine machine(program);
  auto states = store::make_store(store);
  auto properties = check::default_properties();
  FinalStates finals;
  std::vector<Observer*> observers{&finals};
  for (auto& property : properties) observers.push_back(property.get());
  Checked checked;
  checked.result = search(machine, *states, observers, options);
  checked.final_states = std::move(finals.states);
  checked.final_variables = std::move(finals.variables);
  return checked;
}

inline CheckResult run_replay(const Program& program, const Schedule& schedule) {
  FakeMachine machine(program);
  auto properties = check::default_properties();
  std::vector<Observer*> observers;
  for (auto& property : properties) observers.push_back(property.get());
  return replay(machine, observers, schedule);
}

// How many generated programs to try: under a sanitizer, which makes each of them ten times as slow, a fifth.
// It is there for our memory errors, and the release build judges the answers for all of them.
constexpr int generated_programs(int in_release) {
#ifdef __SANITIZE_ADDRESS__
  return in_release / 5;
#else
  return in_release;
#endif
}

inline SearchOptions with_search(const char* search) {
  SearchOptions options;
  options.search = search;
  return options;
}

}  // namespace heddle::explore::testing
