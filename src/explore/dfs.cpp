// Depth-first search: Figure 1 of the DFS-RB paper, made iterative, with its policies in their places. The
// line numbers in comments are the figure's. With the default policies it is plain exhaustive search.
//
// Per transition the loop costs one settle and one insert, plus a save (new state) or a restore (known
// state); the alternatives of all states on the stack share one vector, so nothing else is allocated. Going
// back is lazy: the parent is restored only when it has another transition to run.
//
// A depth bound joins what is matched: a state reached again with more transitions left than ever before is
// opened again. Traps (livelock.h) are then looked for at the end (SpinGraph), since a state may be on the
// stack more than once.
#include <optional>

#include "base/check.h"
#include "explore/policies.h"
#include "explore/session.h"

namespace heddle::explore {
namespace {

struct Frame {
  PagedMemory::Snapshot snapshot;
  StateId id;
  std::size_t first;  // its alternatives begin here in the shared vector and end where the next frame's begin
  std::size_t next;
};

class DepthFirst {
 public:
  explicit DepthFirst(Session& s)
      : s_(s),
        order_(make_order(s.options.order)),
        filter_(make_filter(s.options.filter)),
        backtrack_(make_backtrack(s.options.backtrack)),
        restart_(make_restart(s.options.restart)),
        bounded_(s.options.budget.depth.has_value()) {
    HEDDLE_CHECK(order_ && filter_ && backtrack_ && restart_,
                 "a search policy that validate() did not refuse");
  }

  Ending run() {
    s_.where = [this] { return path_.taken(); };
    Ending ending = explore();
    s_.where = {};
    if (ending != Ending::Refine) ending = conclude(ending);
    return ending;
  }

 private:
  Ending explore() {
    enter_initial();
    while (!frames_.empty()) {
      if (s_.over_budget(frames_.size() - 1)) return Ending::Cut;
      if (restart_->due(s_.stats)) {
        restart();
        continue;
      }
      Frame& top = frames_.back();
      if (top.next == alternatives_.size()) {
        if (leave()) return Ending::Enough;
        continue;
      }
      if (backtrack_->early(path_)) {  // lines 14-17
        abandon("randomized backtracking left states out");
        continue;
      }
      Alternative chosen = alternatives_[top.next++];
      if (!at_top_) s_.memory.restore(top.snapshot);
      at_top_ = false;
      path_.push(chosen);               // line 19
      StopKind stop = s_.step(chosen);  // line 18
      if (path_.length() > s_.stats.max_depth) s_.stats.max_depth = path_.length();
      if (stop == StopKind::Refine) return Ending::Refine;
      if (s_.inspect(stop, [&] { return path_.taken(); })) return Ending::Enough;  // lines 9-12
      if (stop == StopKind::Choice && arrive()) continue;                          // line 20: descends
      if (stop != StopKind::Choice) end(stop);
      come_back();
    }
    return Ending::Complete;
  }

  // At a choice. True if the state is to be explored from: lines 7 and 8.
  bool arrive() {
    Escapes by = s_.escapes();
    Visit visit = s_.visit(filter_->key(path_));
    StateId from = frames_.back().id;
    if (bounded_) graph_.edge(from, visit.id, by);
    if (bounded_ ? has_more_left(visit) : visit.is_new) {
      if (bounded_) origins_.set(visit.id, from, path_.taken().back());
      enter(s_.memory.save_settled(), visit.id, by);
      return true;
    }
    if (!bounded_) spins_.meet(visit.id, by);
    return false;
  }

  bool has_more_left(const Visit& visit) {
    std::uint64_t left = *s_.options.budget.depth - std::min(*s_.options.budget.depth, path_.length());
    if (visit.is_new) {
      if (visit.id >= left_.size()) left_.resize(visit.id + visit.id / 2 + 1024);
      left_[visit.id] = left;
      if (left == 0) ++s_.depth_cuts;
      return left > 0;
    }
    if (left <= left_[visit.id]) return false;
    if (left_[visit.id] == 0) --s_.depth_cuts;
    left_[visit.id] = left;
    return true;
  }

  void end(StopKind stop) {
    s_.count_end(stop, filter_->key(path_));
    escape();
  }

  // The top has a transition that leaves every trap.
  void escape() {
    if (bounded_) {
      graph_.escape(frames_.back().id);
    } else {
      spins_.escape();
    }
  }

  void enter_initial() {
    path_.clear();
    backtrack_->begin();
    Visit visit = s_.visit(filter_->key(path_));
    if (!bounded_ || has_more_left(visit)) enter(s_.initial, visit.id, 0);
  }

  void enter(PagedMemory::Snapshot snapshot, StateId id, Escapes by) {
    const std::size_t first = alternatives_.size();
    const std::vector<Alternative>& enabled = s_.machine.choice_point().alternatives;
    HEDDLE_CHECK(!enabled.empty(), "a choice without alternatives");
    alternatives_.insert(alternatives_.end(), enabled.begin(), enabled.end());
    const std::size_t before = alternatives_.size();
    filter_->prune(s_.machine, path_, alternatives_, first);
    order_->arrange(s_.machine, path_, std::span(alternatives_).subspan(first));
    frames_.push_back({std::move(snapshot), id, first, first});
    at_top_ = true;
    if (!bounded_) spins_.enter(id, by);
    if (alternatives_.size() != before) leave_out("the filter left states out");
  }

  // The top is explored: back to its parent. True when a trap was found and one finding is enough.
  bool leave() {
    Frame done = std::move(frames_.back());
    frames_.pop_back();
    alternatives_.resize(done.first);
    at_top_ = false;
    bool enough = false;
    if (bounded_) graph_.expanded(done.id);
    if (!bounded_ && spins_.leave()) {
      s_.memory.restore(done.snapshot);
      enough = s_.file_trap(path_.taken(), spins_.component());
    }
    if (!frames_.empty()) come_back();
    return enough;
  }

  // Lines 21 and 22.
  void come_back() {
    path_.pop();
    if (backtrack_->again(path_)) abandon("randomized backtracking left states out");
  }

  // Leaves the rest of the top's transitions unexplored.
  void abandon(const char* why) {
    Frame& top = frames_.back();
    if (top.next == alternatives_.size()) return;
    alternatives_.resize(top.next);
    leave_out(why);
  }

  void leave_out(const char* why) {
    if (!s_.incomplete) s_.incomplete_reason = why;
    s_.incomplete = true;
    escape();
  }

  void restart() {
    ++s_.stats.restarts;
    s_.incomplete = true;
    s_.incomplete_reason = "the search was restarted";
    s_.store.clear();
    frames_.clear();
    alternatives_.clear();
    spins_.clear();
    graph_ = {};
    left_.clear();
    origins_ = {};
    s_.memory.restore(s_.initial);
    enter_initial();
  }

  Ending conclude(Ending ending) {
    s_.open_states = frames_.size();
    if (!bounded_ || ending == Ending::Enough || s_.cut == Cut::Memory) return ending;
    auto schedule_to = [this](StateId state) { return origins_.schedule_to(state); };
    return s_.file_traps(graph_.find(), schedule_to) ? Ending::Enough : ending;
  }

  Session& s_;
  std::unique_ptr<Order> order_;
  std::unique_ptr<Filter> filter_;
  std::unique_ptr<Backtrack> backtrack_;
  std::unique_ptr<Restart> restart_;
  const bool bounded_;
  std::vector<Frame> frames_;
  std::vector<Alternative> alternatives_;
  Path path_;
  bool at_top_ = false;  // the memory is at the top frame's state
  SpinStack spins_;
  SpinGraph graph_;
  std::vector<std::uint64_t>
      left_;         // by state: transitions left when it was last opened (with a depth bound)
  Origins origins_;  // of the openings with the most left, hence without cycles
};

}  // namespace

Ending depth_first(Session& s) {
  return DepthFirst(s).run();
}

}  // namespace heddle::explore
