// Dynamic partial-order reduction: one execution of each Mazurkiewicz trace, none left out, none begun in
// vain. Optimal, with wakeup trees (Abdulla, Aronis, Jonsson, Sagonas, "Source sets: a foundation for optimal
// dynamic partial order reduction", J. ACM 64, 2017, Algorithm 2), which refines the persistent sets of
// Flanagan and Godefroid (POPL 2005). docs/dpor.md has the argument; dependency.h says what depends on what.
//
//   node k ──step k──► node k+1 ──step k+1──► ...     the current path
//
// When a path has ended, each step is compared with the earlier steps of other threads that it depends on and
// that do not happen before it by way of a third: a race. For each race the earlier node gets a sequence to
// explore in which the later step comes first, unless it has one that serves (dpor_reversal.cpp).
// Where we differ from the paper:
//  - Snapshots lead back to a node; nothing is run again from the beginning.
//  - Steps can be disabled by others (locks, joins). A race with a step that may have to wait counts only if
//    that step can really come first; where the path does not show that, it is tried. At the end of a path
//    the threads that are stuck are compared as well.
//  - What a step does may depend on who came before it. Where that matters it is tried (dpor_trial.cpp).
//  - A thread can have several ways to take its step (whom to notify, a time-out): all are explored, of which
//    some may turn out to be in vain.
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
#include "explore/dpor_reversal.h"
#include "explore/dpor_trial.h"
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
        trial_(s, cells_, recorder_),
        reversal_(path_, trial_),
        longest_(s.options.budget.depth.value_or(kLongestPath)) {}

  Ending run() {
    const Ending ending = [this] {
      const Watching watching(*this);  // however it ends: a limit may end it anywhere
      return explore();
    }();
    s_.open_states = path_.nodes.size();
    if (ending != Ending::Refine) tell();
    return ending;
  }

 private:
  class Watching {
   public:
    explicit Watching(Dpor& dpor) : s_(dpor.s_) {
      s_.machine.stop_at_single_alternatives(true);
      s_.events.record_with(&dpor.recorder_);
      s_.where = [&dpor] { return dpor.path_.schedule(); };
      s_.meter.describe = [&dpor](Progress& progress) { progress.explored = dpor.explored(); };
    }
    ~Watching() {
      s_.where = {};
      s_.events.record_with(nullptr);
      s_.machine.stop_at_single_alternatives(false);
    }
    Watching(const Watching&) = delete;
    Watching& operator=(const Watching&) = delete;

   private:
    Session& s_;
  };

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
      const bool enough = s_.inspect(stop, [&] { return coarse_schedule(); });
      if (refine_) return Ending::Refine;
      if (enough) return Ending::Enough;
      analyse(stop);
      if (stop != StopKind::Choice) {
        end(stop);
        if (refine_) return Ending::Refine;
        path_.pop_step();
        continue;
      }
      if (path_.steps.size() >= longest_) {
        cut_off();
        if (refine_) return Ending::Refine;
        path_.pop_step();
        continue;
      }
      enter({});
      if (refine_) return Ending::Refine;
      if (enough_) return Ending::Enough;
    }
    return Ending::Complete;
  }

  // As in depth-first search (dfs.cpp), of what is known to be explored so far: more may turn up.
  double explored() const {
    double share = 1, done = 0;
    for (const Node& node : path_.nodes) {
      const auto all =
          static_cast<double>(node.done + node.pending.size() + (node.current != kNoThread ? 1 : 0));
      if (all == 0) break;
      done += share * static_cast<double>(node.done) / all;
      share /= all;
    }
    return done;
  }

  // --- nodes ---

  // The machine is at a choice, after the last step of the path.
  void enter(PagedMemory::Snapshot snapshot) {
    const ChoicePoint& point = s_.machine.choice_point();
    HEDDLE_CHECK(!point.alternatives.empty(), "a choice without alternatives");
    for (const Alternative& a : point.alternatives)
      if (path_.process_of(a.thread) == kNoProcess) meet(a.thread);
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
    if (circular) return path_ends(node.alternatives, PathEnd::GivenUp);
    begin(node);
  }

  // A thread that no event has told of. At the very beginning it is the first one, about to be started.
  void meet(ThreadId thread) {
    if (!path_.steps.empty()) {
      s_.incomplete = true;
      s_.incomplete_reason = "a thread began that nobody was told of";
    }
    path_.add_process(thread, path_.steps.empty() ? kNoStep : path_.steps.size() - 1, !path_.steps.empty());
  }

  // Follows what brought us here, or else goes on freely.
  void begin(Node& node) {
    std::swap(node.pending, handed_down_);
    handed_down_.clear();
    pass_through(node);
    bool everyone = false;
    std::erase_if(node.pending, [&](const Branch& branch) {
      const ThreadId thread = path_.thread_named(branch.process);
      everyone |= branch.stands_in && node.is_frozen(thread);
      return !node.offers(thread) || node.asleep(thread) || node.is_frozen(thread);
    });
    if (everyone) want_everyone(path_.nodes.size() - 1);
    if (!node.pending.empty()) return;
    for (const Sleeper& sleeper : node.sleepers) oversleep(sleeper);
    const ThreadId first = first_awake(node);
    if (first != kNoThread)
      node.pending.push_back({path_.name_of(path_.process_of(first))});
    else
      blocked(node);
  }

  // All who sleep should be awake when there is nothing to follow any more. It is not always so: a thread
  // with several ways to take its step is not followed in all of them.
  void oversleep(const Sleeper& which) {
    for (auto node = path_.nodes.rbegin(); node != path_.nodes.rend(); ++node) {
      const auto same = std::find_if(node->sleepers.begin(), node->sleepers.end(), [&](const Sleeper& s) {
        return s.thread == which.thread && s.does == which.does;
      });
      if (same == node->sleepers.end()) return;
      same->overslept = true;
    }
  }

  // Where there is only one who can run, what others are to do comes after that.
  void pass_through(Node& node) {
    if (node.pending.empty() || !node.belongs_to_one()) return;
    const ProcessName only = path_.name_of(path_.process_of(node.alternatives[0].thread));
    for (const Branch& branch : node.pending)
      if (branch.process == only) return;
    const WakeupTree then = without_step_of(only, node.pending);
    Branch branch{.process = only};
    for (const Alternative& a : node.alternatives) branch.ways.push_back({a.value, then});
    node.pending.assign(1, std::move(branch));
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

  // Nobody is to go on from here: some are in circles, the others have been explored in their place.
  void blocked(const Node& node) {
    path_ends(node.alternatives, PathEnd::GivenUp);
    for (const Sleeper& sleeper : node.sleepers)
      reverse_not_taken(path_.process_of(sleeper.thread), *sleeper.does);
    refine_ |= trial_.refined();
    const auto frozen = [&](const Alternative& a) { return node.is_frozen(a.thread); };
    if (std::all_of(node.alternatives.begin(), node.alternatives.end(), frozen)) return trapped();
    const bool some = std::any_of(node.alternatives.begin(), node.alternatives.end(), frozen);
    ++(some ? spinning_ : redundant_);
  }

  void trapped() {
    ++spinning_;
    std::optional<Trap> trap = trap_here(s_.machine, kLargestTrap, &refine_);
    if (!trap) return;
    std::optional<Finding> finding = s_.finding_of(*trap);
    if (finding) enough_ |= s_.file(std::move(*finding), coarse_schedule(), {}) && !s_.options.all;
  }

  std::optional<Alternative> next_of(Node& node) {
    for (;;) {
      if (node.current != kNoThread) {
        for (; node.next < node.alternatives.size(); ++node.next)
          if (node.alternatives[node.next].thread == node.current) {
            const Alternative& chosen = node.alternatives[node.next++];
            handed_down_.clear();
            if (Branch::Way* way = node.branch.way(chosen.value)) std::swap(handed_down_, way->then);
            return chosen;
          }
        ++node.done;
        if (node.does) node.sleepers.push_back({node.current, std::move(node.does), node.cut_short});
        node.current = kNoThread;
      }
      if (node.pending.empty()) return std::nullopt;
      node.branch = std::move(node.pending.front());
      node.pending.erase(node.pending.begin());
      const ThreadId thread = path_.thread_named(node.branch.process);
      if (node.branch.stands_in && node.is_frozen(thread)) want_everyone(path_.nodes.size() - 1);
      if (node.asleep(thread) || node.is_frozen(thread)) continue;
      node.current = thread;
      node.next = 0;
      node.cut_short = false;
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
    path_ends(s_.machine.choice_point().alternatives, PathEnd::GivenUp);
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
    step.waits_for = recorder_.waits_for();
    step.ended = recorder_.ended();
    complete(step.does, stop, recorder_, s_.machine, step.chosen.thread, path_, step.process,
             path_.steps.size() - 1);
    // What a thread does before others are offered again is one with its beginning.
    for (std::size_t k = path_.last_open(path_.steps.size() - 1); k < path_.steps.size(); ++k)
      if (path_.nodes[k].does) path_.nodes[k].does->add(step.does);
    path_.record(step);
    for (ThreadId thread : recorder_.spawned())
      path_.add_process(thread, path_.steps.size() - 1, s_.machine.helper(thread));
  }

  // Where it is not known who has to come first.
  void want_everyone(std::size_t at) {
    Node& node = path_.nodes[at];
    for (const Alternative& a : node.alternatives) {
      const ProcessName name = path_.name_of(path_.process_at(at, a.thread));
      const bool wanted = a.thread == node.current || node.asleep(a.thread) || node.is_frozen(a.thread) ||
                          std::any_of(node.pending.begin(), node.pending.end(),
                                      [&](const Branch& branch) { return branch.process == name; });
      if (!wanted) node.pending.push_back({name});
    }
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
      case StopKind::Pruned: ++s_.pruned; break;
      default: break;
    }
    if (stop == StopKind::Stuck) {
      path_ends({}, PathEnd::Maximal);
    } else {
      const std::size_t before = path_.last_open(path_.steps.size() - 1);
      want_everyone(before);
      const bool all = stop == StopKind::Finished && !path_.others_alive(path_.steps.back().process);
      path_ends(path_.nodes[before].alternatives, all ? PathEnd::Maximal : PathEnd::ByItsLastStep);
    }
    at_top_ = false;
  }

  // Only now are races reversed: what is to be run instead depends on all of the path. Whoever waits for what
  // another has taken might have taken it first; so might who sleeps, if it was left to sleep.
  void path_ends(const std::vector<Alternative>& offered, PathEnd end) {
    for (std::size_t k = path_.nodes.size(); end != PathEnd::Maximal && k-- > 0 && !path_.nodes[k].cut_short;)
      path_.nodes[k].cut_short = true;
    std::vector<std::pair<std::uint32_t, Footprint>> not_taken;
    path_.for_each_alive([&](std::uint32_t process) {
      const ThreadId thread = path_.thread_of(process);
      for (const Alternative& a : offered)
        if (a.thread == thread) return;
      const std::optional<std::uint64_t> object = s_.machine.contested(thread);
      if (!object || *object != 0) not_taken.emplace_back(process, next_of_stuck(process, object));
    });
    reversal_.reverse_all(end);
    for (const auto& [process, does] : not_taken) reverse_not_taken(process, does);
    refine_ |= trial_.refined();
  }

  Footprint next_of_stuck(std::uint32_t process, std::optional<std::uint64_t> object) {
    Footprint does;
    does.may_wait = true;
    does.everything = !object;
    if (object) does.touches.push_back(recorder_.use_of(*object));
    if (const std::uint64_t waited = path_.waited_for(process, path_.steps.size()); waited != 0)
      does.touches.push_back(recorder_.use_of(waited));
    does.seal();
    return does;
  }

  void reverse_not_taken(std::uint32_t process, const Footprint& does) {
    const std::size_t at = path_.steps.size();
    path_.find_conflicts(does, process, at, conflicts_);
    reversal_.reverse_all({at, process, 0, false, &does, &conflicts_});
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
    Silence silence;
    s_.machine.set_event_sink(&silence);
    s_.machine.stop_at_single_alternatives(false);
    s_.memory.restore(s_.initial);
    Schedule schedule;
    bool stopped = false;
    const auto take = [&](const Alternative& chosen) {
      schedule.push_back(chosen);
      s_.machine.take(chosen);
      const StopKind stop = s_.machine.run();
      stopped = stop != StopKind::Choice;
      refine_ |= stop == StopKind::Refine;  // it goes further than the path
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

  struct Silence final : EventSink {
    void on_event(const Event&) override {}
  };

  Session& s_;
  Cells cells_;
  FootprintRecorder recorder_;
  DporPath path_;
  DporTrial trial_;
  DporReversal reversal_;
  const std::uint64_t longest_;
  WakeupTree handed_down_;  // by the last step's branch: what is to come after it
  std::unordered_map<Fingerprint, std::size_t> first_visit_;
  bool at_top_ = false;  // the memory is at the last node's state
  bool refine_ = false;  // a trial has taught the machine something
  bool enough_ = false;
  std::vector<std::size_t> conflicts_;
  std::uint64_t redundant_ = 0, spinning_ = 0;
};

}  // namespace

Ending dynamic_reduction(Session& s) {
  return Dpor(s).run();
}

}  // namespace heddle::explore
