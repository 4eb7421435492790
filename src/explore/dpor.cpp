// Dynamic partial-order reduction: one execution of each Mazurkiewicz trace, as far as can be, and none left
// out. Source sets with sleep sets (Abdulla, Aronis, Jonsson, Sagonas, "Source sets: a foundation for optimal
// dynamic partial order reduction", J. ACM 64, 2017, Algorithm 1), which refines the persistent sets of
// Flanagan and Godefroid (POPL 2005). docs/dpor.md has the argument; dependency.h says what depends on what.
//
//   node k ──step k──► node k+1 ──step k+1──► ...     the current path
//
// Each step is compared with the earlier steps of other threads that it depends on and that do not happen
// before it by way of a third: a race. For each race the earlier node wants a thread that can begin an
// execution in which the later step comes first; there is nothing to do if it wants such a thread already.
// Where we differ from the paper:
//  - Snapshots lead back to a node; nothing is run again from the beginning.
//  - Steps can be disabled by others (locks, joins). A race with a step that may have to wait counts only if
//    that step can really come first; where the path does not show that, it is tried. At the end of a path
//    the threads that are stuck are compared as well.
//  - A thread can have several ways to take its step (whom to notify, a time-out): all are explored.
//  - What ends the path while others could go on (exit, a failed assumption) wants those others first.
//  - Spinning: when a path comes back to a state that it has been in, the threads that moved since are frozen
//    for the rest of the path. Whatever they could do from here they can do from the first visit, where all
//    is explored; the others go on, so that their races with the loop are found. The same holds for a thread
//    that has come back to where it was and has only read, whatever others have done meanwhile.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "base/check.h"
#include "explore/dependency.h"
#include "explore/dpor_path.h"
#include "explore/session.h"

namespace heddle::explore {
namespace {

// A path that has not ended after so many transitions is cut off (a program need not end), unless
// --max-depth says.
constexpr std::uint64_t kLongestPath = 100'000;
// A component without progress that is larger than this is not looked for.
constexpr std::uint64_t kLargestTrap = 100'000;

class Dpor {
 public:
  explicit Dpor(Session& s)
      : s_(s),
        recorder_(cells_, s.options.output_matters),
        longest_(s.options.budget.depth.value_or(kLongestPath)) {}

  Ending run() {
    s_.machine.stop_at_single_alternatives(true);
    s_.events.record_with(&recorder_);
    s_.where = [this] { return path_.schedule(); };
    const Ending ending = explore();
    s_.where = {};
    s_.events.record_with(nullptr);
    s_.machine.stop_at_single_alternatives(false);
    s_.open_states = path_.nodes.size();
    if (ending != Ending::Refine) tell();
    return ending;
  }

 private:
  Ending explore() {
    for (const ThreadStatus& thread : s_.machine.threads())
      if (thread.state != "ended")
        path_.add_process(thread.thread, kNoStep, s_.machine.helper(thread.thread));
    s_.memory.restore(s_.initial);
    enter(s_.initial);
    while (!path_.nodes.empty()) {
      if (s_.over_budget(path_.nodes.size() - 1)) return Ending::Cut;
      const std::optional<Alternative> chosen = next_of(path_.nodes.back());
      if (!chosen) {
        leave();
        continue;
      }
      const StopKind stop = take(*chosen);
      if (stop == StopKind::Refine) return Ending::Refine;
      if (s_.inspect(stop, [&] { return coarse_schedule(); })) return Ending::Enough;
      analyse(stop);
      if (refine_) return Ending::Refine;
      if (stop != StopKind::Choice) {
        end(stop);
        if (refine_) return Ending::Refine;
        path_.pop_step();
        continue;
      }
      if (path_.steps.size() >= longest_) {
        cut_off();
        path_.pop_step();
        continue;
      }
      enter({});
      if (refine_) return Ending::Refine;
      if (enough_) return Ending::Enough;
    }
    return Ending::Complete;
  }

  // --- nodes ---

  // The machine is at a choice, after the last step of the path.
  void enter(PagedMemory::Snapshot snapshot) {
    const ChoicePoint& point = s_.machine.choice_point();
    HEDDLE_CHECK(!point.alternatives.empty(), "a choice without alternatives");
    Node& node = path_.push_node(point);
    s_.memory.settle();
    node.state = node.program = s_.memory.fingerprint(Zone::Program);
    node.state += s_.memory.fingerprint(Zone::Observer);
    if (path_.nodes.size() > 1) inherit(path_.nodes[path_.nodes.size() - 2], node);
    const bool circular = !remember(node);
    if (path_.nodes.size() > 1 && !node.belongs_to_one() && path_.has_spun())
      node.freeze(path_.steps.back().chosen.thread);
    if (node.alternatives.size() > 1)
      node.snapshot = snapshot ? std::move(snapshot) : s_.memory.save_settled();
    at_top_ = true;
    if (circular) return compare_stuck_threads(node.alternatives);
    const ThreadId first = first_awake(node);
    if (first != kNoThread)
      node.wanted.push_back(first);
    else
      blocked(node);
  }

  // Who sleeps goes on sleeping until somebody does what it depends on.
  void inherit(const Node& parent, Node& node) {
    const Footprint& done = path_.steps.back().does;
    for (const Sleeper& sleeper : parent.sleepers)
      if (sleeper.thread != path_.steps.back().chosen.thread && independent(*sleeper.does, done))
        node.sleepers.push_back(sleeper);
    node.frozen = parent.frozen;
  }

  // False: the path has come back to where nobody else was ever offered, so that it goes in circles.
  bool remember(Node& node) {
    const auto [seen, fresh] = first_visit_.try_emplace(node.state, path_.nodes.size() - 1);
    node.first_visit = fresh;
    if (fresh) return true;
    const std::size_t from = seen->second;
    bool others = false;
    for (std::size_t k = from; k < path_.nodes.size(); ++k) others |= !path_.nodes[k].belongs_to_one();
    if (!others) {
      trapped();
      return false;
    }
    if (node.belongs_to_one()) return true;
    for (std::size_t k = from; k < path_.steps.size(); ++k) node.freeze(path_.steps[k].chosen.thread);
    return true;
  }

  // The thread that has just run goes on if it can: so loops are closed soon.
  ThreadId first_awake(const Node& node) const {
    ThreadId first = kNoThread;
    for (const Alternative& a : node.alternatives) {
      if (node.asleep(a.thread) || node.is_frozen(a.thread)) continue;
      if (!path_.steps.empty() && a.thread == path_.steps.back().chosen.thread) return a.thread;
      if (first == kNoThread) first = a.thread;
    }
    return first;
  }

  // Nobody is to go on from here. Unless a thread merely sleeps, all who can run are in circles.
  void blocked(const Node& node) {
    compare_stuck_threads(node.alternatives);
    for (const Alternative& a : node.alternatives)
      if (!node.is_frozen(a.thread)) {
        ++redundant_;
        return;
      }
    trapped();
  }

  void trapped() {
    ++spinning_;
    std::optional<Trap> trap = trap_here(s_.machine, kLargestTrap);
    if (!trap) return;
    std::optional<Finding> finding = s_.finding_of(*trap);
    if (finding) enough_ |= s_.file(std::move(*finding), coarse_schedule(), {}) && !s_.options.all;
  }

  std::optional<Alternative> next_of(Node& node) {
    for (;;) {
      if (node.current != kNoThread) {
        for (; node.next < node.alternatives.size(); ++node.next)
          if (node.alternatives[node.next].thread == node.current) return node.alternatives[node.next++];
        if (node.does) node.sleepers.push_back({node.current, std::move(node.does)});
        node.current = kNoThread;
      }
      if (node.next_wanted == node.wanted.size()) return std::nullopt;
      const ThreadId thread = node.wanted[node.next_wanted++];
      if (node.asleep(thread) || node.is_frozen(thread)) continue;
      node.current = thread;
      node.next = 0;
      if (node.alternatives.size() > 1) node.does = std::make_shared<Footprint>();
    }
  }

  void leave() {
    if (path_.nodes.back().first_visit) first_visit_.erase(path_.nodes.back().state);
    path_.pop_node();
    at_top_ = false;
    if (!path_.steps.empty()) path_.pop_step();
  }

  void cut_off() {
    if (s_.options.budget.depth) {
      ++s_.depth_cuts;
    } else {
      s_.incomplete = true;
      s_.incomplete_reason = fmt::format("executions were cut off after {} transitions", longest_);
    }
    at_top_ = false;
  }

  // --- steps ---

  StopKind take(const Alternative& chosen) {
    Node& node = path_.nodes.back();
    if (!at_top_) s_.memory.restore(node.snapshot);
    at_top_ = false;
    if (path_.process_of(chosen.thread) == kNoProcess) {
      s_.incomplete = true;
      s_.incomplete_reason = "a thread began that nobody was told of";
      path_.add_process(chosen.thread, path_.steps.empty() ? kNoStep : path_.steps.size() - 1, true);
    }
    Step& step = path_.push_step(chosen);
    const Machine::Reach reach = s_.machine.reach(chosen);
    recorder_.begin(step.does, reach, s_.machine.contested(chosen.thread));
    const StopKind stop = s_.step(chosen);
    recorder_.end();
    s_.stats.max_depth = std::max<std::uint64_t>(s_.stats.max_depth, path_.steps.size());
    return stop;
  }

  // Completes the step: what it depends on, and which earlier nodes want others for that.
  void analyse(StopKind stop) {
    Step& step = path_.steps.back();
    if (const std::uint64_t object = path_.waited_for(step); object != 0) {
      step.does.touches.push_back(recorder_.use_of(object));
      step.does.may_wait = true;
      step.does.seal();
    }
    step.waits_for = recorder_.waits_for();
    step.ended = recorder_.ended();
    note_end_of_program(step);
    // Whoever ends the program cuts the others off, unless it was the last that the program waited for.
    if (stop == StopKind::Finished && (!step.ended || path_.has_helpers())) step.does.everything = true;
    // What a thread does before others are offered again is one with its beginning.
    for (std::size_t k = path_.last_open(path_.steps.size() - 1); k < path_.steps.size(); ++k)
      if (path_.nodes[k].does) path_.nodes[k].does->add(step.does);
    path_.find_conflicts(step, conflicts_);
    reverse_all(step.does, path_.steps.size() - 1, step.process);
    path_.record(step);
    for (ThreadId thread : recorder_.spawned())
      path_.add_process(thread, path_.steps.size() - 1, s_.machine.helper(thread));
  }

  // The last thread that is no helper ends the helpers with it: who that is depends on the order.
  void note_end_of_program(Step& step) {
    const auto bit = [](bool is) { return static_cast<std::uint8_t>(is ? 1 : 0); };
    const bool helpers = path_.has_helpers();
    bool starts_helper = false;
    for (ThreadId thread : recorder_.spawned()) starts_helper |= s_.machine.helper(thread);
    const bool ends = step.ended && !path_.is_helper(step.process);
    if (!ends && !starts_helper) return;
    const bool writes = starts_helper || helpers;
    step.does.touches.push_back({cells_.number(kEndOfProgram), bit(!writes), bit(writes)});
    step.does.seal();
  }

  // `conflicts_`, newest first, are in conflict with what `process` does after the first `at` steps.
  void reverse_all(const Footprint& does, std::size_t at, std::uint32_t process) {
    if (conflicts_.empty()) return;
    Later later{at, process, &does};
    Clock covered = path_.before;
    PagedMemory::Snapshot here;
    for (std::size_t earlier : conflicts_) {
      if (path_.includes(covered, earlier)) continue;  // by way of a race that is reversed already
      if (reverse(earlier, later, here)) join(covered, path_.steps[earlier].clock);
    }
    if (here) s_.memory.restore(here);
  }

  struct Later {
    std::size_t at;  // steps before it
    std::uint32_t process;
    const Footprint* does;
  };

  // True if the later step can certainly come first.
  bool reverse(std::size_t earlier, const Later& later, PagedMemory::Snapshot& here) {
    // Inside of an atomic section, at a choice of its own, or where nobody else could run, all that the
    // thread has done since others were last offered must come later.
    const std::size_t node = path_.last_open(earlier);
    if (path_.nodes[node].belongs_to_one()) return false;
    path_.collect_unordered(node, later.at, between_);
    if (later.does->may_wait && !can_come_first(node, later, here)) return false;
    want(node, later);
    return node == earlier;
  }

  bool can_come_first(std::size_t node, const Later& later, PagedMemory::Snapshot& here) {
    needed_ = path_.before;
    for (std::size_t k : between_)
      if (!independent(path_.steps[k].does, *later.does)) join(needed_, path_.steps[k].clock);
    const bool none = std::none_of(between_.begin(), between_.end(),
                                   [&](std::size_t k) { return path_.includes(needed_, k); });
    if (none) return path_.nodes[node].offers(path_.thread_of(later.process));
    if (!here) here = s_.memory.save();
    return try_first(node, later);
  }

  // Runs from `node` what the later step needs of what came in between. Is it enabled then?
  bool try_first(std::size_t node, const Later& later) {
    ++tried_;
    TrialSink sink;
    s_.machine.set_event_sink(&sink);
    s_.memory.restore(path_.nodes[node].snapshot);
    std::unordered_map<std::uint32_t, ThreadId> born;  // processes that have other numbers here
    const auto thread_now = [&](std::uint32_t process) {
      const auto it = born.find(process);
      return it == born.end() ? path_.thread_of(process) : it->second;
    };
    const auto offered = [&](ThreadId thread, std::optional<std::uint32_t> way) {
      for (const Alternative& a : s_.machine.choice_point().alternatives)
        if (a.thread == thread && (!way || a.value == *way)) return true;
      return false;
    };
    bool possible = true;
    for (std::size_t k : between_) {
      const Step& step = path_.steps[k];
      if (!path_.includes(needed_, k)) continue;
      const ThreadId thread = thread_now(step.process);
      possible = offered(thread, step.chosen.value);
      if (!possible) break;
      sink.spawned.clear();
      s_.machine.take({thread, step.chosen.value});
      const StopKind stop = s_.machine.run();
      refine_ |= stop == StopKind::Refine;
      possible = stop == StopKind::Choice;
      if (!possible) break;
      path_.match_births(k, sink.spawned, born);
    }
    possible = possible && offered(thread_now(later.process), std::nullopt);
    s_.events.record_with(&recorder_);
    return possible;
  }

  // The steps between_ and then the later one are an execution from `node`: someone must begin it.
  void want(std::size_t at, const Later& later) {
    Node& node = path_.nodes[at];
    path_.find_initials(between_, later.at, later.process, *later.does, initials_);
    for (std::uint32_t process : initials_)
      if (node.wants(path_.thread_of(process))) return;
    if (covered_by_sleeper(at)) return;
    ThreadId best = kNoThread;
    for (std::uint32_t process : initials_) {
      const ThreadId thread = path_.thread_of(process);
      if (!node.offers(thread)) continue;
      if (best == kNoThread || process == later.process) best = thread;
    }
    if (best != kNoThread) {
      node.wanted.push_back(best);
      return;
    }
    if (!later.does->may_wait) want_everyone(node);
  }

  // What begins with a sleeper has been explored.
  bool covered_by_sleeper(std::size_t node) const {
    for (const Sleeper& sleeper : path_.nodes[node].sleepers)
      if (std::find(initials_.begin(), initials_.end(), path_.process_at(node, sleeper.thread)) !=
          initials_.end())
        return true;
    return false;
  }

  static void want_everyone(Node& node) {
    for (const Alternative& a : node.alternatives)
      if (!node.wants(a.thread)) node.wanted.push_back(a.thread);
  }

  // --- ends ---

  void end(StopKind stop) {
    switch (stop) {
      case StopKind::Finished:
      case StopKind::Stuck:
      case StopKind::Failed: ++s_.stats.executions; break;
      case StopKind::Unsupported:
        if (s_.unsupported++ == 0) s_.unsupported_reason = s_.machine.reason();
        break;
      default: break;
    }
    if (stop == StopKind::Stuck) {
      compare_stuck_threads({});
    } else {
      Node& before = path_.nodes[path_.last_open(path_.steps.size() - 1)];
      want_everyone(before);
      compare_stuck_threads(before.alternatives);
    }
    at_top_ = false;
  }

  // The path ends here. Whoever waits for what another has taken might have taken it first.
  void compare_stuck_threads(const std::vector<Alternative>& offered) {
    const std::size_t at = path_.steps.size();
    std::vector<std::pair<std::uint32_t, std::optional<std::uint64_t>>> stuck;
    path_.for_each_alive([&](std::uint32_t process) {
      const ThreadId thread = path_.thread_of(process);
      for (const Alternative& a : offered)
        if (a.thread == thread) return;
      const std::optional<std::uint64_t> object = s_.machine.contested(thread);
      if (!object || *object != 0) stuck.push_back({process, object});
    });
    for (const auto& [process, object] : stuck) {
      Footprint does;
      does.may_wait = true;
      does.everything = !object;
      if (object) does.touches.push_back(recorder_.use_of(*object));
      path_.find_conflicts(does, process, at, conflicts_);
      reverse_all(does, at, process);
      if (refine_) return;
    }
  }

  void tell() {
    if (redundant_ != 0)
      s_.notes.push_back(
          fmt::format("{} more executions were begun and given up as equivalent to others", redundant_));
    if (spinning_ != 0)
      s_.notes.push_back(
          fmt::format("{} more executions were left when threads only went in circles", spinning_));
  }

  // The same path as the machine tells it when it does not stop at single alternatives: what is replayed.
  Schedule coarse_schedule() {
    PagedMemory::Snapshot here = s_.memory.save();
    TrialSink sink;
    s_.machine.set_event_sink(&sink);
    s_.machine.stop_at_single_alternatives(false);
    s_.memory.restore(s_.initial);
    Schedule schedule;
    bool stopped = false;
    const auto take = [&](const Alternative& chosen) {
      schedule.push_back(chosen);
      s_.machine.take(chosen);
      stopped = s_.machine.run() != StopKind::Choice;
    };
    std::size_t singles = 0;
    for (std::size_t k = 0; k < path_.steps.size() && !stopped; ++k) {
      if (path_.nodes[k].alternatives.size() == 1) {
        ++singles;
        continue;
      }
      singles = 0;
      while (!stopped && s_.machine.choice_point().alternatives.size() == 1)
        take(s_.machine.choice_point().alternatives[0]);
      if (!stopped) take(path_.steps[k].chosen);
    }
    for (; singles > 0 && !stopped && s_.machine.choice_point().alternatives.size() == 1; --singles)
      take(s_.machine.choice_point().alternatives[0]);
    s_.machine.stop_at_single_alternatives(true);
    s_.events.record_with(&recorder_);
    s_.memory.restore(here);
    return schedule;
  }

  struct TrialSink final : EventSink {
    void on_event(const Event& event) override {
      if (event.kind == EventKind::Spawn) spawned.push_back(static_cast<ThreadId>(event.value));
    }
    std::vector<ThreadId> spawned;
  };

  Session& s_;
  Cells cells_;
  FootprintRecorder recorder_;
  const std::uint64_t longest_;
  DporPath path_;
  std::unordered_map<Fingerprint, std::size_t> first_visit_;
  bool at_top_ = false;  // the memory is at the last node's state
  bool refine_ = false;  // a trial has taught the machine something
  bool enough_ = false;
  std::vector<std::size_t> conflicts_, between_;
  Clock needed_;  // the past of a later step that is to come first
  std::vector<std::uint32_t> initials_;
  std::uint64_t redundant_ = 0, spinning_ = 0, tried_ = 0;
};

}  // namespace

Ending dynamic_reduction(Session& s) {
  return Dpor(s).run();
}

}  // namespace heddle::explore
