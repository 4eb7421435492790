#include "explore/livelock.h"

#include <algorithm>
#include <set>

#include "base/check.h"
#include "base/limits.h"
#include "explore/session.h"
#include "store/stores.h"

namespace heddle::explore {

bool SpinStack::leave() {
  State done = stack_.back();
  stack_.pop_back();
  if (done.low != done.id) {  // same component as its parent
    State& parent = stack_.back();
    parent.low = std::min(parent.low, done.low);
    parent.escapes |= done.escapes | done.entered_by;
    return false;
  }
  if (!stack_.empty()) stack_.back().escapes = kNoTrap;
  std::size_t first = waiting_.size();
  do {
    on_stack_[waiting_[--first]] = false;
  } while (waiting_[first] != done.id);
  bool trap = done.escapes != kNoTrap;
  if (trap) component_.assign(waiting_.begin() + static_cast<std::ptrdiff_t>(first), waiting_.end());
  waiting_.resize(first);
  if (trap) std::sort(component_.begin(), component_.end());
  return trap;
}

void SpinStack::clear() {
  stack_.clear();
  waiting_.clear();
  on_stack_.clear();
  component_.clear();
}

void SpinGraph::reach(StateId state) {
  HEDDLE_CHECK(state < 0xffffffffU, "more than 2^32 states in a search that keeps edges");
  if (state >= expanded_.size()) {
    expanded_.resize(state + state / 2 + 1024);
    escapes_.resize(expanded_.size());
  }
}

void SpinGraph::edge(StateId from, StateId to, Escapes by) {
  reach(std::max(from, to));
  escapes_[from] |= by;
  if (escapes_[from] != kNoTrap)
    edges_.push_back({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)});
}

void SpinGraph::escape(StateId state) {
  reach(state);
  escapes_[state] = kNoTrap;
}

void SpinGraph::reopen(StateId state) {
  reach(state);
  escapes_[state] = 0;
  expanded_[state] = false;
}

void SpinGraph::expanded(StateId state) {
  reach(state);
  expanded_[state] = true;
}

namespace {

// Successor lists in one array: edges of state i are to[first[i]] .. to[first[i + 1]].
struct Adjacency {
  std::vector<std::uint32_t> first, to;
  template <typename Edges, typename From, typename To>
  Adjacency(std::size_t states, const Edges& edges, From from, To target)
      : first(states + 1), to(edges.size()) {
    for (const auto& edge : edges) ++first[from(edge) + 1];
    for (std::size_t i = 0; i < states; ++i) first[i + 1] += first[i];
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (const auto& edge : edges) to[next[from(edge)]++] = target(edge);
  }
};

}  // namespace

std::vector<std::vector<StateId>> SpinGraph::find() const {
  // Backwards from what escapes: what is left can only go round and round.
  const std::size_t states = expanded_.size();
  std::vector<Escapes> escapes(escapes_);
  std::vector<std::uint32_t> work;
  for (std::size_t i = 0; i < states; ++i) {
    if (!expanded_[i]) escapes[i] = kNoTrap;
    if (escapes[i] != 0) work.push_back(static_cast<std::uint32_t>(i));
  }
  HEDDLE_CHECK(edges_.size() < 0xffffffffU, "more than 2^32 edges that may be in a trap");
  Adjacency backward(
      states, edges_, [](const Edge& e) { return e.to; }, [](const Edge& e) { return e.from; });
  while (!work.empty()) {
    limits::glance();
    std::uint32_t at = work.back();
    work.pop_back();
    for (std::uint32_t i = backward.first[at]; i < backward.first[at + 1]; ++i) {
      std::uint32_t before = backward.to[i];
      if ((escapes[before] | escapes[at]) == escapes[before]) continue;
      escapes[before] |= escapes[at];
      work.push_back(before);
    }
  }
  std::vector<Edge> inner;
  for (const Edge& edge : edges_)
    if (escapes[edge.from] != kNoTrap) inner.push_back(edge);
  std::vector<std::vector<StateId>> components;
  if (inner.empty()) return components;

  // Bottom components of the rest, by the same Tarjan as depth-first search uses, over a relabelling in its
  // order.
  Adjacency forward(
      states, inner, [](const Edge& e) { return e.from; }, [](const Edge& e) { return e.to; });
  std::vector<StateId> number(states, ~StateId{0});
  std::vector<StateId> state_of;
  SpinStack spins;
  struct Frame {
    std::uint32_t state, next;
  };
  std::vector<Frame> stack;
  auto enter = [&](std::uint32_t state) {
    number[state] = state_of.size();
    state_of.push_back(state);
    spins.enter(number[state], escapes[state]);
    stack.push_back({state, forward.first[state]});
  };
  for (const Edge& root : inner) {
    if (number[root.from] != ~StateId{0}) continue;
    enter(root.from);
    while (!stack.empty()) {
      Frame& top = stack.back();
      if (top.next == forward.first[top.state + 1]) {
        stack.pop_back();
        if (!spins.leave()) continue;
        std::vector<StateId> component;
        for (StateId id : spins.component()) component.push_back(state_of[id]);
        std::sort(component.begin(), component.end());
        components.push_back(std::move(component));
        continue;
      }
      std::uint32_t to = forward.to[top.next++];
      if (number[to] == ~StateId{0}) {
        enter(to);
      } else {
        spins.meet(number[to], escapes[to]);
      }
    }
  }
  std::sort(components.begin(), components.end());
  return components;
}

namespace {

// User threads that wait for each other, as the machine describes it; empty if there are none.
std::set<ThreadId> cycle_of(const Machine& machine) {
  const std::vector<ThreadStatus> threads = machine.threads();
  const auto waits_for = [&](ThreadId thread) {
    for (const ThreadStatus& one : threads)
      if (one.thread == thread && !one.daemon && one.state != "ended") return one.held_by;
    return kNoThread;
  };
  for (const ThreadStatus& start : threads) {
    std::set<ThreadId> walk;
    ThreadId at = start.thread;
    while (at != kNoThread && walk.insert(at).second) at = waits_for(at);
    if (at == start.thread) return walk;
  }
  return {};
}

}  // namespace

std::optional<Trap> trap_here(Machine& machine, std::uint64_t limit, bool* refined) {
  PagedMemory& memory = machine.memory();
  auto seen = store::make_store("hash");
  PagedMemory::Snapshot here = memory.save();
  seen->insert(memory, 0);
  std::vector<PagedMemory::Snapshot> work{here};
  std::set<ThreadId> running;
  const std::set<ThreadId> cycle = cycle_of(machine);
  Escapes escapes = (machine.stalled() ? 0 : kNotStall) | (cycle.empty() ? kNotCycle : 0);
  while (escapes != kNoTrap && !work.empty()) {
    PagedMemory::Snapshot state = std::move(work.back());
    work.pop_back();
    memory.restore(state);
    const std::vector<Alternative> alternatives = machine.choice_point().alternatives;
    for (const Alternative& chosen : alternatives) {
      limits::glance();
      memory.restore(state);
      running.insert(chosen.thread);
      if (cycle.contains(chosen.thread)) escapes |= kNotCycle;
      machine.take(chosen);
      const StopKind stop = machine.run();
      if (refined != nullptr) *refined |= stop == StopKind::Refine;
      if (stop != StopKind::Choice || seen->size() > limit) {
        escapes = kNoTrap;
        break;
      }
      if (machine.progressed()) escapes |= kNotLivelock;
      if (!machine.stalled()) escapes |= kNotStall;
      memory.settle();
      if (seen->insert(memory, 0).is_new) work.push_back(memory.save());
    }
  }
  work.clear();
  memory.restore(here);
  if (escapes == kNoTrap) return std::nullopt;
  const bool livelock = (escapes & (kNotStall | kNotCycle)) == (kNotStall | kNotCycle);
  return Trap{!livelock, {running.begin(), running.end()}};
}

Finding describe_livelock(const Machine& machine, const Trap& trap) {
  Finding finding;
  finding.kind = FindingKind::Livelock;
  finding.threads = machine.threads();
  std::string names;
  std::size_t left = trap.running.size();
  for (ThreadId thread : trap.running) {
    names += machine.thread_name(thread);
    --left;
    if (left > 0) names += left == 1 ? " and " : ", ";
  }
  finding.message = names + (trap.running.size() == 1 ? " runs" : " run") +
                    " for ever without writing shared memory, printing or ending";
  finding.position = user_position(machine.stack(trap.running.front()));
  return finding;
}

}  // namespace heddle::explore
