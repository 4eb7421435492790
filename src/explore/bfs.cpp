// Breadth-first search: the first counterexample has the fewest transitions. Snapshots of the frontier form a
// tree in the paged memory, and going through the queue in order is a tour of that tree.
#include <deque>

#include "explore/session.h"

namespace heddle::explore {
namespace {

struct Waiting {
  PagedMemory::Snapshot snapshot;
  StateId id;
  std::uint64_t depth;
};

class BreadthFirst {
 public:
  explicit BreadthFirst(Session& s)
      : s_(s), depth_limit_(s.options.budget.depth.value_or(~std::uint64_t{0})) {}

  Ending run() {
    s_.where = [this] {
      Schedule path = origins_.schedule_to(at_);
      path.push_back(by_);
      return path;
    };
    Ending ending = explore();
    s_.where = {};
    if (ending == Ending::Refine || ending == Ending::Enough) return ending;
    if (s_.cut == Cut::Memory) return ending;
    queue_.clear();
    return s_.file_traps(graph_.find(), origins_) ? Ending::Enough : ending;
  }

 private:
  Ending explore() {
    queue_.push_back({s_.initial, s_.visit(0).id, 0});
    while (!queue_.empty()) {
      Waiting from = std::move(queue_.front());
      queue_.pop_front();
      if (from.depth >= depth_limit_) {
        ++s_.depth_cuts;
        continue;
      }
      Ending ending = expand(from);
      if (ending != Ending::Complete) {
        s_.open_states = queue_.size() + 1;
        return ending;
      }
    }
    return Ending::Complete;
  }

  Ending expand(const Waiting& from) {
    s_.memory.restore(from.snapshot);
    const std::vector<Alternative>& enabled = s_.machine.choice_point().alternatives;
    alternatives_.assign(enabled.begin(), enabled.end());
    for (std::size_t i = 0; i < alternatives_.size(); ++i) {
      if (s_.over_budget(from.depth)) return Ending::Cut;
      const Alternative chosen = alternatives_[i];
      if (i > 0) s_.memory.restore(from.snapshot);
      at_ = from.id;
      by_ = chosen;
      StopKind stop = s_.step(chosen);
      s_.stats.max_depth = std::max(s_.stats.max_depth, from.depth + 1);
      if (stop == StopKind::Refine) return Ending::Refine;
      if (s_.inspect(stop, s_.where)) return Ending::Enough;
      if (stop == StopKind::Choice) {
        arrive(from, chosen);
      } else {
        s_.count_end(stop, 0);
        graph_.escape(from.id);
      }
    }
    graph_.expanded(from.id);
    return Ending::Complete;
  }

  void arrive(const Waiting& from, const Alternative& chosen) {
    Escapes by = s_.escapes();
    Visit visit = s_.visit(0);
    graph_.edge(from.id, visit.id, by);
    if (!visit.is_new) return;
    origins_.set(visit.id, from.id, chosen);
    queue_.push_back({s_.memory.save_settled(), visit.id, from.depth + 1});
  }

  Session& s_;
  const std::uint64_t depth_limit_;
  std::deque<Waiting> queue_;
  StateId at_ = 0;  // the transition being run: from where ...
  Alternative by_;  // ... and by what
  std::vector<Alternative> alternatives_;
  Origins origins_;
  SpinGraph graph_;
};

}  // namespace

Ending breadth_first(Session& s) {
  return BreadthFirst(s).run();
}

}  // namespace heddle::explore
