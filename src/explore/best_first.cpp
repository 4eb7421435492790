// Best-first search for races: Figure 5 of the JRF paper. A state's priority is the value of the action by
// which it was reached (race_heuristic.h) plus its depth times the largest value, so children always come
// before everything else in the queue: a depth-first search that looks at all children of a state before it
// chooses among them. States of equal priority come out in the order in which they were found.
#include <algorithm>

#include "explore/frontier.h"
#include "explore/race_heuristic.h"

namespace heddle::explore {
namespace {

class ByPriority final : public Frontier {
 public:
  explicit ByPriority(RaceHeuristic& heuristic) : heuristic_(heuristic) {}

  void begin_transition() override { heuristic_.begin_transition(); }
  void push(Waiting state) override {
    const std::uint64_t value = static_cast<std::uint64_t>(heuristic_.value());
    const std::uint64_t priority = value + state.depth * Heuristics::kLargest;
    heap_.push_back({priority, pushed_++, std::move(state)});
    std::push_heap(heap_.begin(), heap_.end());
  }
  Waiting pop() override {
    std::pop_heap(heap_.begin(), heap_.end());
    Waiting best = std::move(heap_.back().state);
    heap_.pop_back();
    return best;
  }
  std::size_t size() const override { return heap_.size(); }
  void clear() override { heap_.clear(); }

 private:
  struct Entry {
    std::uint64_t priority;
    std::uint64_t number;  // in order of pushing
    Waiting state;
    bool operator<(const Entry& other) const {
      return priority != other.priority ? priority < other.priority : number > other.number;
    }
  };
  RaceHeuristic& heuristic_;
  std::vector<Entry> heap_;
  std::uint64_t pushed_ = 0;
};

}  // namespace

Ending best_first(Session& s, RaceHeuristic& heuristic) {
  ByPriority queue(heuristic);
  return explore_frontier(s, queue);
}

}  // namespace heddle::explore
