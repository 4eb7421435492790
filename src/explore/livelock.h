// Traps: bottom strongly connected components of the explored graph that are wrong to stay in for ever.
//
//   livelock  (DESIGN.md section 10) threads run but none writes shared memory, prints or ends
//   stall     only helpers run, whatever they do: a deadlock of the user threads, and not called a livelock
//   cycle     some user threads wait for each other while others go on for ever: a deadlock of the former.
//             Others that wait (a server's idle worker, who joins it) are none: they may be meant to
//
// An end of the program, an edge out of the component and an unexplored successor all say the same of a
// component: no trap. Progress says that it is no livelock, a state that is not stalled that it is no stall.
// One mark per kind, "escapes", is therefore enough, and edges carry them, since every state of a bottom
// component is entered from within: every state at a choice has at least one successor. A cycle is found by
// looking at one state of a component, since who waits in it is there in all of them: no edge excludes it.
//
//   SpinStack  for depth-first search: Tarjan's algorithm on the search's own stack, one bit per state
//   SpinGraph  for searches without such a stack: keeps the edges that may be in a trap, looks at the end
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/machine.h"
#include "core/state_store.h"

namespace heddle::explore {

using Escapes = std::uint8_t;  // a set of these
inline constexpr Escapes kNotLivelock = 1, kNotStall = 2, kNotCycle = 4,
                         kNoTrap = kNotLivelock | kNotStall | kNotCycle;

class SpinStack {
 public:
  // A new state became the top of the stack. Ids grow with discovery, so they serve as Tarjan's numbers.
  void enter(StateId id, Escapes by) {
    if (id >= on_stack_.size()) on_stack_.resize(id + id / 2 + 1024);
    on_stack_[id] = true;
    waiting_.push_back(id);
    stack_.push_back({id, id, 0, by});
  }
  // A transition from the top led to a state that was already stored.
  void meet(StateId id, Escapes by) {
    State& top = stack_.back();
    const bool inside = id < on_stack_.size() && on_stack_[id];
    top.escapes |= inside ? by : kNoTrap;
    if (inside && id < top.low) top.low = id;  // note: low must follow edges with progress too
  }
  // The top has a transition that ends the path, or one that is not explored.
  void escape() { stack_.back().escapes = kNoTrap; }
  // All of the top is explored. True if it is the entry of what may be a trap; component() has its states.
  bool leave();
  const std::vector<StateId>& component() const { return component_; }
  void clear();

 private:
  struct State {
    StateId id;
    StateId low;
    Escapes escapes;
    Escapes entered_by;
  };
  std::vector<State> stack_;      // parallel to the search's
  std::vector<StateId> waiting_;  // Tarjan's stack: states whose component is not complete
  std::vector<bool> on_stack_;    // by state: in waiting_
  std::vector<StateId> component_;
};

class SpinGraph {
 public:
  // Every state escapes until it has been expanded completely.
  void edge(StateId from, StateId to, Escapes by);
  void escape(StateId state);
  void expanded(StateId state);
  // Is expanded once more, from the beginning: what was said about it no longer counts.
  void reopen(StateId state);
  // The traps, each sorted, in order of their first states.
  std::vector<std::vector<StateId>> find() const;

 private:
  struct Edge {
    std::uint32_t from, to;
  };
  void reach(StateId state);
  std::vector<Edge> edges_;  // only from states that do not escape both kinds
  std::vector<Escapes> escapes_;
  std::vector<bool> expanded_;
};

struct Trap {
  bool stall = false;             // or a cycle; or else a livelock
  std::vector<ThreadId> running;  // who goes on for ever, in order
};
// Explores what can be reached from the machine's current state (a choice). A trap if nothing reachable ends
// and all of it is stalled, or nothing makes progress, or those who wait for each other here never go on;
// none otherwise, or when more than `limit` states are reachable. The machine is at the same state
// afterwards, but may have learnt something: `refined`.
std::optional<Trap> trap_here(Machine& machine, std::uint64_t limit = ~std::uint64_t{0},
                              bool* refined = nullptr);
Finding describe_livelock(const Machine& machine, const Trap& trap);

}  // namespace heddle::explore
