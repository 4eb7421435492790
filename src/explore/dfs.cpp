// Depth-first search: Figure 1 of the DFS-RB paper, made iterative, with its policies in their places. The
// line numbers in comments are the figure's. With the default policies it is plain exhaustive search.
//
// Per transition the loop costs one settle and one insert, plus a save (new state) or a restore (known
// state); the alternatives of all states on the stack share one vector, so nothing else is allocated. Going
// back is lazy: the parent is restored only when it has another transition to run.
//
// Whatever bounds the search joins what is matched: of everything that gets less along a path (the depth
// left, the bound of a filter, the distance to the threshold with --reopen) one is the measure, and a state
// reached again with more left than ever before is opened again; the others are part of the key. Traps
// (livelock.h) are then looked for at the end (SpinGraph), since a state may be on the stack more than once.
//
// A search is a sequence of passes (policies.h). What a pass has left out does not count once a later one has
// left nothing out.
#include <fmt/format.h>

#include <optional>

#include "base/check.h"
#include "explore/policies.h"
#include "explore/session.h"

namespace heddle::explore {
namespace {

struct Frame {
  PagedMemory::Snapshot snapshot;
  StateId id;
  ChoiceKind kind;
  std::size_t first;  // its alternatives begin here in the shared vector and end where the next frame's begin
  std::size_t next;
};

// How a pass ended.
enum class Pass : std::uint8_t { Explored, ShareOver, Restart, Enough, Cut, Refine };

enum class Measure : std::uint8_t { None, Depth, Threshold, Bound };

Measure measure_of(const SearchOptions& options, const Filter& filter) {
  if (options.budget.depth) return Measure::Depth;
  if (options.reopen) return Measure::Threshold;
  return filter.bounds() ? Measure::Bound : Measure::None;
}

class DepthFirst {
 public:
  DepthFirst(Session& s, Policies policies)
      : s_(s),
        order_(std::move(policies.order)),
        filter_(std::move(policies.filter)),
        backtrack_(std::move(policies.backtrack)),
        restart_(std::move(policies.restart)),
        measure_(measure_of(s.options, *filter_)),
        reopens_(measure_ != Measure::None),
        keyed_(filter_->bounds() || (s.options.reopen && backtrack_->depth_depends_on_thread())) {}

  Ending run() {
    s_.where = [this] { return path_.taken(); };
    s_.meter.describe = [this](Progress& progress) { describe(progress); };
    Ending ending = Ending::Cut;
    try {
      ending = explore();
    } catch (const Halted& halted) {
      s_.halt(halted, frames_.size());
    }
    s_.where = {};
    if (ending == Ending::Refine) return ending;
    if (left_out_ > 0 || bound_cuts_ > 0) say_what_is_missing();
    say_what_is_covered();
    return ending;
  }

 private:
  void describe(Progress& progress) const {
    const bool whole_passes = !restart_ && s_.options.backtrack == "full";  // each explores all that it may
    if (whole_passes && !reopens_) {
      progress.explored = explored();
      return;
    }
    std::string& stage = progress.stage = filter_->stage();
    const auto add = [&stage](const std::string& more) { stage += stage.empty() ? more : ", " + more; };
    if (s_.options.budget.depth) add(fmt::format("to depth {}", *s_.options.budget.depth));
    if (const std::string pass = backtrack_->stage(); !pass.empty()) add(pass);
    if (restart_) add(fmt::format("pass {}", passes_));
    if (whole_passes) progress.stage_explored = explored();
  }

  // How much of what this pass explores is done: every choice shares out what is below it evenly among its
  // alternatives (the weighted backtrack estimator of Kilby, Slaney, Thiebaux and Walsh, "Estimating search
  // tree size", AAAI 2006). An estimate only: what is below alternatives differs, and where a known state is
  // met again its share is done at once.
  double explored() const {
    double share = 1, done = 0;
    for (std::size_t i = 0; i < frames_.size(); ++i) {
      const bool top = i + 1 == frames_.size();
      const std::size_t end = top ? alternatives_.size() : frames_[i + 1].first;
      const std::size_t begun = frames_[i].next - frames_[i].first;
      const double each = share / static_cast<double>(end - frames_[i].first);
      done += each * static_cast<double>(top || begun == 0 ? begun : begun - 1);
      share = each;
    }
    return done;
  }

  Ending explore() {
    for (;;) {
      begin_pass();
      Pass end = pass();
      if (end != Pass::Refine && end != Pass::Restart) end = close_pass(end);
      switch (end) {
        case Pass::Enough: return Ending::Enough;
        case Pass::Cut: return Ending::Cut;
        case Pass::Refine: return Ending::Refine;
        case Pass::Restart:
          ++s_.stats.restarts;
          restart_->next();
          break;
        case Pass::Explored:
        case Pass::ShareOver:
          if (!s_.incomplete && end == Pass::Explored) return Ending::Complete;
          if (!next_stage()) return Ending::Complete;
          break;
      }
      forget();
    }
  }

  Pass pass() {
    enter_initial();
    while (!frames_.empty()) {
      if (s_.over_budget(frames_.size() - 1)) return Pass::Cut;
      if (timed_) {
        const double now = s_.meter.last_look();
        if (restart_ && restart_->due(s_.store.size(), now - began_)) return Pass::Restart;
        if (share_end_ && now >= *share_end_) return Pass::ShareOver;
      }
      Frame& top = frames_.back();
      if (top.next == alternatives_.size()) {
        if (leave()) return Pass::Enough;
        continue;
      }
      if (backtrack_->early(path_)) {  // lines 14-17
        abandon();
        continue;
      }
      Alternative chosen = alternatives_[top.next++];
      if (!at_top_) s_.memory.restore(top.snapshot);
      at_top_ = false;
      path_.push(chosen, top.kind);     // line 19
      StopKind stop = s_.step(chosen);  // line 18
      if (path_.length() > s_.stats.max_depth) s_.stats.max_depth = path_.length();
      if (stop == StopKind::Refine) return Pass::Refine;
      if (s_.inspect(stop, [&] { return path_.taken(); })) return Pass::Enough;  // lines 9-12
      if (stop == StopKind::Choice) {
        if (arrive()) continue;  // line 20: descends
        if (refine_) return Pass::Refine;
      } else {
        end(stop);
      }
      come_back();
    }
    return Pass::Explored;
  }

  // At a choice. True if the state is to be explored from: lines 7 and 8.
  bool arrive() {
    Escapes by = s_.escapes();
    Visit visit = s_.visit(key());
    StateId from = frames_.back().id;
    if (reopens_) graph_.edge(from, visit.id, by);
    if (opens(visit)) {
      if (reopens_) origins_.set(visit.id, from, path_.taken().back());
      return enter(s_.memory.save_settled(), visit.id, by);
    }
    if (!reopens_) spins_.meet(visit.id, by);
    return false;
  }

  // What is matched besides the state and the measure.
  std::uint64_t key() {
    if (!keyed_) return 0;
    std::uint64_t key = 0;
    if (filter_->bounds()) {
      key = filter_->key(s_.machine.choice_point(), path_);
      if (measure_ != Measure::Bound) key = mix64(key) + filter_->left(path_);
    }
    if (measure_ == Measure::Threshold && backtrack_->depth_depends_on_thread() && path_.length() > 0)
      key = mix64(key + 1) + path_.taken().back().thread;
    return key;
  }

  std::uint64_t left() {
    switch (measure_) {
      case Measure::None: break;
      case Measure::Depth:
        return *s_.options.budget.depth - std::min(*s_.options.budget.depth, path_.length());
      case Measure::Threshold: return ~backtrack_->depth(path_);
      case Measure::Bound: return filter_->left(path_);
    }
    return 0;
  }

  bool opens(const Visit& visit) {
    if (measure_ == Measure::None) return visit.is_new;
    const std::uint64_t now = left();
    const bool cut = measure_ == Measure::Depth && now == 0;
    if (visit.is_new) {
      if (visit.id >= left_.size()) left_.resize(visit.id + visit.id / 2 + 1024);
      left_[visit.id] = now;
      if (cut) ++s_.depth_cuts;
      return !cut;
    }
    if (now <= left_[visit.id]) return false;
    if (measure_ == Measure::Threshold && !backtrack_->protects(path_)) return false;
    if (measure_ == Measure::Depth && left_[visit.id] == 0) --s_.depth_cuts;
    left_[visit.id] = now;
    graph_.reopen(visit.id);
    return true;
  }

  // What is bounded does not matter where there is nothing more to do.
  void end(StopKind stop) {
    s_.count_end(stop, 0);
    escape();
  }

  // The top has a transition that leaves every trap.
  void escape() {
    if (reopens_) {
      graph_.escape(frames_.back().id);
    } else {
      spins_.escape();
    }
  }

  void enter_initial() {
    Visit visit = s_.visit(key());
    if (opens(visit)) enter(s_.initial, visit.id, 0);
  }

  // False: the machine asks for a refinement.
  bool enter(PagedMemory::Snapshot snapshot, StateId id, Escapes by) {
    const std::size_t first = alternatives_.size();
    const ChoicePoint& point = s_.machine.choice_point();
    const ChoiceKind kind = point.kind;
    HEDDLE_CHECK(!point.alternatives.empty(), "a choice without alternatives");
    alternatives_.insert(alternatives_.end(), point.alternatives.begin(), point.alternatives.end());
    const std::size_t before = alternatives_.size();
    filter_->prune(point, path_, alternatives_, first);
    refine_ = !order_->arrange(s_, path_, std::span(alternatives_).subspan(first));
    frames_.push_back({std::move(snapshot), id, kind, first, first});
    at_top_ = true;
    if (!reopens_) spins_.enter(id, by);
    if (filter_->bounds()) note_cut(id, alternatives_.size() != before);
    return !refine_;
  }

  // The bound has cut the top, or not: its last opening counts, the one with the most left.
  void note_cut(StateId id, bool cut) {
    if (id >= cut_.size()) cut_.resize(id + id / 2 + 1024);
    bound_cuts_ += cut;
    bound_cuts_ -= cut_[id];
    cut_[id] = cut;
    if (cut) escape();
  }

  // The top is explored: back to its parent. True when a trap was found and one finding is enough.
  bool leave() {
    Frame done = std::move(frames_.back());
    frames_.pop_back();
    alternatives_.resize(done.first);
    at_top_ = false;
    bool enough = false;
    if (reopens_) graph_.expanded(done.id);
    if (!reopens_ && spins_.leave()) {
      s_.memory.restore(done.snapshot);
      enough = s_.file_trap(path_.taken(), spins_.component());
    }
    if (!frames_.empty()) come_back();
    return enough;
  }

  // Lines 21 and 22.
  void come_back() {
    path_.pop();
    if (backtrack_->again(path_)) abandon();
  }

  // Leaves the rest of the top's transitions unexplored.
  void abandon() {
    Frame& top = frames_.back();
    if (top.next == alternatives_.size()) return;
    left_out_ += alternatives_.size() - top.next;
    alternatives_.resize(top.next);
    escape();
  }

  void begin_pass() {
    ++passes_;
    began_ = s_.meter.seconds();
    share_end_.reset();
    if (const std::optional<double> left = s_.meter.seconds_left(); left && backtrack_->passes_left() > 0)
      share_end_ = began_ + *left / static_cast<double>(backtrack_->passes_left() + 1);
    timed_ = restart_ != nullptr || share_end_;
    left_out_ = bound_cuts_ = 0;
    backtrack_->begin();
  }

  // Not restarted: what is there to say about it?
  Pass close_pass(Pass end) {
    s_.open_states = frames_.size();
    s_.incomplete = left_out_ > 0 || bound_cuts_ > 0;
    if (reopens_ && end != Pass::Enough && s_.cut != Cut::Memory) {
      auto schedule_to = [this](StateId state) { return origins_.schedule_to(state); };
      if (s_.file_traps(graph_, schedule_to)) return Pass::Enough;
    }
    if (end != Pass::Explored) return end;
    const std::string within = filter_->bounds() ? " with at most " + filter_->bound() : "";
    if (s_.options.reopen && left_out_ > 0 && !backtrack_->covered().empty())
      covered_ = backtrack_->covered() + within;
    if (left_out_ == 0 && bound_cuts_ > 0) covered_ = "every schedule" + within;
    return end;
  }

  // An iterated threshold first, then the next bound with the last threshold.
  bool next_stage() {
    if (backtrack_->passes_left() > 0) {
      backtrack_->next();
      return true;
    }
    return bound_cuts_ > 0 && filter_->next();
  }

  void forget() {
    s_.forget_states();
    frames_.clear();
    alternatives_.clear();
    path_.clear();
    spins_.clear();
    graph_ = {};
    left_.clear();
    cut_.clear();
    origins_ = {};
  }

  void say_what_is_missing() {
    std::string why;
    if (bound_cuts_ > 0) why = "schedules with more than " + filter_->bound() + " were not explored";
    if (left_out_ > 0)
      why += fmt::format("{}randomized backtracking left {} transitions unexplored", why.empty() ? "" : "; ",
                         left_out_);
    s_.incomplete_reason = why;
  }
  void say_what_is_covered() {
    if (!covered_.empty() && s_.incomplete) s_.notes.push_back(covered_ + " was explored");
  }

  Session& s_;
  std::unique_ptr<Order> order_;
  std::unique_ptr<Filter> filter_;
  std::unique_ptr<Backtrack> backtrack_;
  std::unique_ptr<Restart> restart_;
  const Measure measure_;
  const bool reopens_;
  const bool keyed_;
  std::vector<Frame> frames_;
  std::vector<Alternative> alternatives_;
  Path path_;
  bool at_top_ = false;  // the memory is at the top frame's state
  bool refine_ = false;  // asked for by the order
  SpinStack spins_;
  SpinGraph graph_;
  std::vector<std::uint64_t> left_;  // by state: of the measure, when it was last opened
  std::vector<bool> cut_;            // by state: the filter left transitions out when it was last opened
  Origins origins_;                  // of the openings with the most left, hence without cycles
  std::uint64_t passes_ = 0;         // begun

  // Of this pass:
  double began_ = 0;
  std::optional<double> share_end_;
  bool timed_ = false;            // restarts or has a share of the time
  std::uint64_t left_out_ = 0;    // transitions, by backtracking early
  std::uint64_t bound_cuts_ = 0;  // states with cut_
  std::string covered_;           // by a pass that came to its end
};

}  // namespace

Ending depth_first(Session& s, Policies policies) {
  return DepthFirst(s, std::move(policies)).run();
}

Ending depth_first(Session& s) {
  const SearchOptions& o = s.options;
  Policies policies;  // validate() has refused what is not there
  policies.order = std::move(make_order(o.order, o.seed).value());
  policies.filter = std::move(make_filter(o.filter).value());
  policies.backtrack = std::move(make_backtrack(o.backtrack, o.seed).value());
  policies.restart = std::move(make_restart(o.restart).value());
  return depth_first(s, std::move(policies));
}

}  // namespace heddle::explore
