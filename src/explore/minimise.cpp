// Makes a counterexample as short as it can be before anyone sees it: fewest switches of the running thread,
// then fewest transitions.
//
//   1. quick: local changes to the schedule (move a segment next to another one of the same thread, leave one
//   out),
//      tried by replay, kept when the same error still shows and the cost went down.
//   2. exact: best-first search (Dijkstra 1959) over pairs (state, last thread), ordered by (switches,
//   transitions), up
//      to the cost already reached. If it ends within its budget, the result is minimal and says so.
#include <algorithm>
#include <functional>
#include <map>

#include "base/check.h"
#include "explore/session.h"
#include "store/stores.h"

namespace heddle::explore {
namespace {

// Whether a state is in a trap of more states than its component has is found out up to this size.
constexpr std::uint64_t kSmallTrap = 10'000;

struct Cost {
  std::uint32_t switches = 0;
  std::uint32_t transitions = 0;
  friend auto operator<=>(const Cost&, const Cost&) = default;
};

Cost cost_of(const Schedule& schedule) {
  return {static_cast<std::uint32_t>(count_switches(schedule)), static_cast<std::uint32_t>(schedule.size())};
}

bool same_place(const SourcePosition& a, const SourcePosition& b) {
  return a.file == b.file && a.line == b.line && a.function == b.function;
}

class Minimiser {
 public:
  Minimiser(Session& s, Found& found, double seconds)
      : s_(s),
        best_(found.finding),
        component_(found.component),
        options_(exact_options(s, seconds)),
        meter_(options_) {}

  bool run(double seconds) {
    Replaying replaying(s_, best_);
    try {
      quick(seconds * 0.3);
      if (!refine_) exact();
    } catch (const Halted&) {  // the best so far is what it is
    }
    return !refine_;
  }

 private:
  static SearchOptions exact_options(const Session& s, double seconds) {
    SearchOptions options;
    options.budget.seconds = seconds;
    options.budget.memory_bytes = s.options.budget.memory_bytes != 0
                                      ? s.options.budget.memory_bytes
                                      : anonymous_memory_bytes() + (std::uint64_t{2} << 30);
    return options;
  }

  // Is `other` the finding we are minimising? With --all distinct findings must stay distinct; otherwise any
  // error of the kind will do, at the same place if the place is the point.
  bool is_it(const Finding& other) const {
    if (other.kind != best_.kind || !same_message(other.location, best_.location)) return false;
    if (best_.kind == FindingKind::Race) return true;  // whichever access comes second
    if (s_.options.all)
      return same_message(other.message, best_.message) && same_place(other.position, best_.position);
    return best_.kind == FindingKind::Deadlock || same_place(other.position, best_.position);
  }
  // At a choice, settled: is this already the error? A deadlock is, however it was found, where only daemons
  // will ever go on; one beside threads that go on for ever where that can no longer change; a livelock in
  // its component.
  bool trapped(std::optional<Finding>& finding) {
    if (best_.kind == FindingKind::Deadlock && (s_.machine.stalled() || !component_.empty())) {
      if (std::optional<Trap> trap = trap_here(s_.machine, kSmallTrap, &refine_))
        finding = s_.finding_of(*trap);
      if (finding && is_it(*finding)) return true;
      finding.reset();
    }
    return !component_.empty() && in_component();
  }
  bool in_component() {
    Visit visit = s_.store.insert(s_.memory, 0);
    return !visit.is_new && std::binary_search(component_.begin(), component_.end(), visit.id);
  }

  void keep(Schedule schedule, std::optional<Finding> finding) {
    if (finding) {
      best_.message = std::move(finding->message);
      best_.position = std::move(finding->position);
      best_.accesses = std::move(finding->accesses);
    }
    best_.schedule = std::move(schedule);
  }

  // --- 1. quick ---

  // Keeps `candidate`, cut where the error shows, if it is cheaper than the best.
  bool try_schedule(Schedule candidate) {
    if (candidate.empty()) return false;
    bool inside = false;
    Until until;
    until.wanted = [&](const Finding& finding) { return is_it(finding); };
    std::optional<Finding> there;
    if (!component_.empty() || best_.kind == FindingKind::Deadlock) {
      until.at_choice = [&] {
        s_.memory.settle();
        return inside = trapped(there);
      };
    }
    Outcome outcome = follow(s_, candidate, until);
    refine_ |= outcome.stop == StopKind::Refine;
    if (refine_ || !(inside || outcome.finding)) return false;
    candidate.resize(outcome.taken);
    if (cost_of(candidate) >= cost_of(best_.schedule)) return false;
    keep(std::move(candidate), std::move(inside ? there : outcome.finding));
    return true;
  }

  struct Segment {
    std::size_t first, last;  // [first, last) of the schedule: one thread
  };
  std::vector<Segment> segments() const {
    std::vector<Segment> result;
    const Schedule& schedule = best_.schedule;
    for (std::size_t i = 0; i < schedule.size(); ++i) {
      if (i == 0 || schedule[i].thread != schedule[i - 1].thread) result.push_back({i, i});
      result.back().last = i + 1;
    }
    return result;
  }
  // The best schedule with its segments in the given order.
  Schedule arrange(const std::vector<Segment>& order) const {
    Schedule result;
    for (const Segment& segment : order)
      result.insert(result.end(), best_.schedule.begin() + static_cast<std::ptrdiff_t>(segment.first),
                    best_.schedule.begin() + static_cast<std::ptrdiff_t>(segment.last));
    return result;
  }

  void quick(double seconds) {
    const double end = meter_.seconds() + seconds;
    auto late = [&] { return refine_ || meter_.seconds() > end || limits::ordered() != Cut::None; };
    try_schedule(best_.schedule);  // a trap's path may pass through it earlier
    for (bool better = true; better && !late();) {
      better = false;
      const std::vector<Segment> now = segments();
      for (std::size_t i = 0; i < now.size() && !better; ++i) {
        const ThreadId thread = best_.schedule[now[i].first].thread;
        for (std::size_t j = i + 1; j < now.size() && !better && !late(); ++j) {
          if (best_.schedule[now[j].first].thread != thread) continue;
          std::vector<Segment> order = now;  // j right after i
          std::rotate(at(order, i + 1), at(order, j), at(order, j + 1));
          better = try_schedule(arrange(order));
          if (better || late()) break;
          order = now;  // i right before j
          std::rotate(at(order, i), at(order, i + 1), at(order, j));
          better = try_schedule(arrange(order));
          break;  // only the next one of the same thread
        }
        if (better || late()) break;
        std::vector<Segment> order = now;
        order.erase(at(order, i));
        better = try_schedule(arrange(order));
      }
    }
  }
  static std::vector<Segment>::iterator at(std::vector<Segment>& v, std::size_t i) {
    return v.begin() + static_cast<std::ptrdiff_t>(i);
  }

  // --- 2. exact ---

  struct Record {
    std::uint32_t from;  // index of the record before; its own index for the first
    Alternative by;
  };
  struct Waiting {
    PagedMemory::Snapshot snapshot;
    StateId id;
    std::uint32_t record;
  };

  void exact() {
    auto store = store::make_store("hash");
    std::vector<Cost> cheapest;  // by id in `store`
    std::vector<Record> records{{0, {}}};
    std::map<Cost, std::vector<Waiting>> queue;
    Cost bound = cost_of(best_.schedule);
    bool proved = true;

    s_.memory.restore(s_.initial);
    if (std::optional<Finding> there; trapped(there)) {
      keep({}, std::move(there));
      best_.minimal = true;
      return;
    }
    cheapest.push_back({});
    store->insert(s_.memory, 0);
    queue[{}].push_back({s_.initial, 0, 0});
    std::vector<Alternative> alternatives;
    while (!queue.empty() && queue.begin()->first < bound) {
      const Cost cost = queue.begin()->first;
      std::vector<Waiting> level = std::move(queue.begin()->second);
      queue.erase(queue.begin());
      for (Waiting& from : level) {
        if (cheapest[from.id] < cost) continue;  // reached more cheaply meanwhile
        s_.memory.restore(from.snapshot);
        alternatives = s_.machine.choice_point().alternatives;
        const ThreadId last = from.record == 0 ? kNoThread : records[from.record].by.thread;
        bool moved = false;
        for (const Alternative& chosen : alternatives) {
          if (meter_.poll(store->size(), 0, 0) != Cut::None) return;
          Cost next{cost.switches + (last != kNoThread && last != chosen.thread), cost.transitions + 1};
          if (next >= bound) continue;
          if (moved) s_.memory.restore(from.snapshot);
          moved = true;
          s_.machine.take(chosen);
          StopKind stop = s_.machine.run();
          if (stop == StopKind::Refine) {
            refine_ = true;
            return;
          }
          if (stop == StopKind::Unsupported) proved = false;
          std::optional<Finding> finding;
          for (Observer* property : s_.properties) {
            std::optional<Finding> one = property->on_stop(s_.machine, stop);
            if (one && !finding && is_it(*one)) finding = std::move(one);
          }
          if (stop == StopKind::Choice) s_.memory.settle();
          if (finding || (stop == StopKind::Choice && trapped(finding))) {
            Schedule schedule{chosen};
            for (std::uint32_t r = from.record; r != 0; r = records[r].from)
              schedule.push_back(records[r].by);
            std::reverse(schedule.begin(), schedule.end());
            keep(std::move(schedule), std::move(finding));
            bound = next;
            continue;
          }
          if (stop != StopKind::Choice) continue;
          Visit visit = store->insert(s_.memory, std::uint64_t{chosen.thread} + 1);
          if (visit.is_new) {
            cheapest.push_back(next);
          } else if (next < cheapest[visit.id]) {
            cheapest[visit.id] = next;
          } else {
            continue;
          }
          records.push_back({from.record, chosen});
          queue[next].push_back({s_.memory.save(), visit.id, static_cast<std::uint32_t>(records.size() - 1)});
        }
        from.snapshot = {};
      }
    }
    best_.minimal = proved;
  }

  Session& s_;
  Finding& best_;
  const std::vector<StateId>& component_;
  SearchOptions options_;
  Meter meter_;
  bool refine_ = false;
};

}  // namespace

bool minimise(Session& s, Found& found, double seconds) {
  // A key beside the state tells apart what is one state of a trap.
  const bool keyed = s.options.filter != "all" || s.options.reopen;
  if (seconds <= 0 || (!found.component.empty() && (keyed || found.stale))) return true;
  return Minimiser(s, found, seconds).run(seconds);
}

}  // namespace heddle::explore
