#include "explore/frontier.h"

#include <fmt/format.h>

namespace heddle::explore {
namespace {

class FrontierSearch {
 public:
  FrontierSearch(Session& s, Frontier& frontier)
      : s_(s), frontier_(frontier), depth_limit_(s.options.budget.depth) {}

  Ending run() {
    s_.where = [this] {
      Schedule path = origins_.schedule_to(from_);
      path.push_back(by_);
      return path;
    };
    s_.meter.describe = [this](Progress& progress) { progress.stage = stage(); };
    Ending ending = Ending::Cut;
    try {
      ending = explore();
    } catch (const Halted& halted) {
      s_.halt(halted, frontier_.size() + 1);
    }
    s_.where = {};
    if (ending == Ending::Refine || ending == Ending::Enough) return ending;
    if (s_.halted || s_.cut == Cut::Memory) return ending;
    frontier_.clear();
    auto schedule_to = [this](StateId state) { return origins_.schedule_to(opened_[state].arrival); };
    return s_.file_traps(graph_, schedule_to) ? Ending::Enough : ending;
  }

 private:
  Ending explore() {
    if (Visit first = s_.visit(0); opens(first, 0)) frontier_.push({s_.initial, first.id, 0, 0});
    while (frontier_.size() > 0) {
      Waiting from = frontier_.pop();
      if (from.arrival != opened_[from.id].arrival) continue;  // queued again since, with more left
      Ending ending = expand(from);
      if (ending != Ending::Complete) {
        s_.open_states = frontier_.size() + 1;
        return ending;
      }
    }
    return Ending::Complete;
  }

  // No part of the space: nobody knows what is behind the states that wait. But where fewer and fewer wait,
  // the end is near.
  std::string stage() const {
    const std::size_t now = frontier_.size() + 1;  // and the one that is being expanded
    return fmt::format("{} {} to expand, {}", now, now == 1 ? "state" : "states",
                       now + now / 20 >= most_ ? "growing" : fmt::format("down from {}", most_));
  }

  Ending expand(const Waiting& from) {
    s_.memory.restore(from.snapshot);
    const std::vector<Alternative>& enabled = s_.machine.choice_point().alternatives;
    alternatives_.assign(enabled.begin(), enabled.end());
    for (std::size_t i = 0; i < alternatives_.size(); ++i) {
      if (s_.over_budget(from.depth)) return Ending::Cut;
      const Alternative chosen = alternatives_[i];
      if (i > 0) s_.memory.restore(from.snapshot);
      from_ = from.arrival;
      by_ = chosen;
      frontier_.begin_transition();
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
    if (!opens(visit, from.depth + 1)) return;
    const StateId arrival = opened_[visit.id].arrival;
    origins_.set(arrival, from.arrival, chosen);
    frontier_.push({s_.memory.save_settled(), visit.id, from.depth + 1, arrival});
    most_ = std::max(most_, frontier_.size());
  }

  // To be expanded: new, or reached with more transitions left than ever before.
  bool opens(const Visit& visit, std::uint64_t depth) {
    if (visit.id >= opened_.size()) opened_.resize(visit.id + visit.id / 2 + 1024);
    Opened& state = opened_[visit.id];
    if (!visit.is_new) {
      if (!depth_limit_ || depth >= state.depth) return false;
      if (state.depth >= *depth_limit_) --s_.depth_cuts;
    }
    state.depth = depth;
    if (depth_limit_ && depth >= *depth_limit_) {
      ++s_.depth_cuts;
      return false;
    }
    state.arrival = arrivals_++;
    return true;
  }

  struct Opened {
    StateId arrival = 0;  // the last
    std::uint64_t depth = 0;
  };
  Session& s_;
  Frontier& frontier_;
  const std::optional<std::uint64_t> depth_limit_;
  StateId from_ = 0;  // the transition being run: from which arrival ...
  Alternative by_;    // ... and by what
  std::vector<Alternative> alternatives_;
  std::vector<Opened> opened_;  // by state
  StateId arrivals_ = 0;
  std::size_t most_ = 0;  // states that waited at a time
  Origins origins_;  // by arrival: a path is run again as it was, even if states match that are not equal
  SpinGraph graph_;
};

}  // namespace

Ending explore_frontier(Session& s, Frontier& frontier) {
  return FrontierSearch(s, frontier).run();
}

}  // namespace heddle::explore
