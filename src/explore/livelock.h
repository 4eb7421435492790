// Livelock (DESIGN.md section 10): a bottom strongly connected component of the explored graph in which
// threads run but none writes shared memory, prints or ends. Progress, an end of the program, an edge out of
// the component and an unexplored successor all say the same of a component: not a livelock. One mark,
// "escapes", is therefore enough, and a component without the mark has a cycle, since every state at a choice
// has at least one successor.
//
//   SpinStack  for depth-first search: Tarjan's algorithm on the search's own stack, one bit per state
//   SpinGraph  for searches without such a stack: keeps the edges that made no progress, looks at the end
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/machine.h"
#include "core/state_store.h"

namespace heddle::explore {

class SpinStack {
 public:
  // A new state became the top of the stack, by a transition that made progress or not. Ids grow with
  // discovery, so they serve as Tarjan's numbers.
  void enter(StateId id, bool progressed) {
    if (id >= on_stack_.size()) on_stack_.resize(id + id / 2 + 1024);
    on_stack_[id] = true;
    waiting_.push_back(id);
    stack_.push_back({id, id, false, progressed});
  }
  // A transition from the top led to a state that was already stored.
  void meet(StateId id, bool progressed) {
    State& top = stack_.back();
    if (progressed || id >= on_stack_.size() || !on_stack_[id]) {
      top.escapes = true;  // note: low must follow edges with progress too
    }
    if (id < on_stack_.size() && on_stack_[id] && id < top.low) top.low = id;
  }
  // The top has a transition that ends the path, or one that is not explored.
  void escape() { stack_.back().escapes = true; }
  // All of the top is explored. True if it is the entry of a livelock component; component() has its states.
  bool leave();
  const std::vector<StateId>& component() const { return component_; }
  void clear();

 private:
  struct State {
    StateId id;
    StateId low;
    bool escapes;
    bool entered_with_progress;
  };
  std::vector<State> stack_;      // parallel to the search's
  std::vector<StateId> waiting_;  // Tarjan's stack: states whose component is not complete
  std::vector<bool> on_stack_;    // by state: in waiting_
  std::vector<StateId> component_;
};

class SpinGraph {
 public:
  // Every state escapes until it has been expanded completely.
  void edge(StateId from, StateId to, bool progressed);
  void escape(StateId state);
  void expanded(StateId state);
  // The livelock components, each sorted, in order of their first states.
  std::vector<std::vector<StateId>> find() const;

 private:
  struct Edge {
    std::uint32_t from, to;
  };
  void reach(StateId state);
  std::vector<Edge> edges_;  // without progress only
  std::vector<bool> escapes_;
  std::vector<bool> expanded_;
};

// Explores what can be reached from the machine's current state (a choice). A finding if it is a livelock:
// nothing reachable ends or makes progress; nothing otherwise, or when more than `limit` states are
// reachable. The machine is at the same state afterwards.
std::optional<Finding> livelock_here(Machine& machine, std::uint64_t limit = ~std::uint64_t{0});

}  // namespace heddle::explore
