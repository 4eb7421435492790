// What every search shares: the machine at its first choice, the properties, the budget, the statistics, the
// findings. Internal to explore/.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/access_filter.h"
#include "explore/budget.h"
#include "explore/choice_places.h"
#include "explore/livelock.h"
#include "explore/search.h"

namespace heddle::explore {

class RaceHeuristic;
struct Policies;

// How one pass over the space ended.
enum class Ending : std::uint8_t {
  Complete,  // nothing is left to explore
  Enough,    // a finding, and one is enough
  Cut,       // the budget: see Session::cut
  Refine,    // what is visible has grown: begin again
};

struct Found {
  Finding finding;
  std::vector<StateId> component;  // a trap (livelock.h): its states, sorted
  bool stale = false;              // ... in a visited set that has been emptied since
};

// Where each state was reached from, for searches that do not keep the path on a stack. State 0 is the first.
// (A search that reaches states more than once may number its arrivals instead.)
class Origins {
 public:
  void set(StateId state, StateId from, const Alternative& by);
  Schedule schedule_to(StateId state) const;

 private:
  struct Origin {
    std::uint32_t from;
    Alternative by;
  };
  std::vector<Origin> origins_;
};

// Sends events to the observers that want them and, while one is set, to a recorder.
class EventFan final : public EventSink, public AccessFilter {
 public:
  EventFan(Machine& machine, const std::vector<Observer*>& observers);
  ~EventFan() override;
  EventFan(const EventFan&) = delete;
  EventFan& operator=(const EventFan&) = delete;
  void record_with(EventSink* recorder);
  void on_event(const Event& event) override;
  bool wants_repeats() const override;

 private:
  void install();
  Machine& machine_;
  std::vector<Observer*> listeners_;
  EventSink* recorder_ = nullptr;
};

class Session {
 public:
  Session(Machine& machine, StateStore& store, std::vector<Observer*> properties,
          const SearchOptions& options);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  Machine& machine;
  PagedMemory& memory;
  StateStore& store;
  const std::vector<Observer*> properties;
  const SearchOptions& options;
  EventFan events;
  Meter meter;

  Statistics stats;
  std::vector<Found> found;
  PagedMemory::Snapshot initial;  // the first choice; empty if the program never came to one
  Cut cut = Cut::None;
  bool halted = false;             // ... in the middle of a transition
  std::string halted_by;           // a limit of ours (Halted::what)
  Progress at_cut;                 // when a budget cut the search: what it said about itself
  std::uint64_t open_states = 0;   // not fully explored when a budget cut the search
  std::uint64_t depth_cuts = 0;    // states not expanded because of the depth bound
  std::uint64_t unsupported = 0;   // paths that ended because we cannot go on
  std::string unsupported_reason;  // of the first of them
  bool incomplete = false;         // a policy left something out
  std::string incomplete_reason;
  std::uint64_t pruned = 0;            // paths that the program dropped (assume)
  std::string endless;                 // from some states no end can be reached: where threads are then
  std::uint64_t unvetted = 0;          // races that a limit left nobody to replay
  std::vector<std::string> notes;      // what is known in spite of that
  std::uint64_t forgotten_states = 0;  // of earlier passes
  ChoicePlaces choice_places;
  std::function<Schedule()> where;  // the transitions up to and including the one being run (schedule_so_far)

  // Runs to the first choice. Any other stop ends the program: it has been counted and inspected.
  StopKind begin();
  // Back to the first choice with everything about the space forgotten.
  void begin_again();

  StopKind step(const Alternative& chosen) {
    ++stats.transitions;
    sampled_ = choice_places.due();
    if (sampled_) choice_places.sample(machine, chosen);
    machine.take(chosen);
    StopKind stop = machine.run();
    return observers_begin_again() ? StopKind::Refine : stop;
  }
  bool observers_begin_again() {
    bool again = false;
    for (Observer* property : properties) again |= property->begins_again();
    return again;
  }
  // Between settle and use of the id. Counts a match.
  Visit visit(std::uint64_t extra) {
    memory.settle();
    Visit seen = store.insert(memory, extra);
    if (!seen.is_new) ++stats.matched;
    if (sampled_ && seen.is_new) {
      choice_places.led_to_new_state();
      sampled_ = false;
    }
    return seen;
  }
  bool over_budget(std::uint64_t depth) {
    cut = meter.poll(forgotten_states + store.size(), stats.transitions, depth);
    if (cut == Cut::None) return false;
    if (meter.describe) meter.describe(at_cut);
    return true;
  }
  // A limit has ended the search inside a transition.
  void halt(const Halted& by, std::uint64_t open);
  // Another pass over the space, with an empty visited set.
  void forget_states();

  // Asks the properties about a stop. True when the search has found enough. `schedule()` makes
  // the path to here.
  template <typename MakeSchedule>
  bool inspect(StopKind stop, const MakeSchedule& schedule) {
    bool any = false;
    for (Observer* property : properties)
      while (std::optional<Finding> finding = property->on_stop(machine, stop)) {
        any |= file(std::move(*finding), schedule(), {});
        if (!property->has_more() || (any && !options.all)) break;
      }
    return any && !options.all;
  }
  // A stop that is neither Choice nor Refine: counts it. A finished or stuck state is a state like any other.
  void count_end(StopKind stop, std::uint64_t extra);

  // What the transition that led to this choice says about traps (livelock.h).
  Escapes escapes() {
    Escapes by = options.livelock ? 0 : kNotLivelock | kNotCycle;  // no graph is kept
    if (machine.progressed()) by |= kNotLivelock;
    return machine.stalled() ? by : by | kNotStall;
  }
  // What a trap at the machine's state is called, if it is looked for.
  std::optional<Finding> finding_of(const Trap& trap);
  // The machine is at a state of a trap. True when the search has found enough.
  bool file_trap(Schedule schedule, std::vector<StateId> component);
  // The same for traps found at the end of a search.
  bool file_traps(const SpinGraph& graph, const std::function<Schedule(StateId)>& schedule_to);
  // True if it is not already known.
  bool file(Finding finding, Schedule schedule, std::vector<StateId> component);

 private:
  bool sampled_ = false;  // the last transition, and nothing new has come of it yet
};

// The searches. Each explores from s.initial, where the machine is.
Ending depth_first(Session& s);
Ending depth_first(Session& s, Policies policies);
Ending breadth_first(Session& s);
Ending best_first(Session& s, RaceHeuristic& heuristic);
Ending random_walk(Session& s);
Ending pct(Session& s);
Ending pos(Session& s);
Ending dynamic_reduction(Session& s);
Ending audit_dependency(Session& s);

// Tells the observers that the path to a finding is run again.
class Replaying {
 public:
  Replaying(Session& session, const Finding& target) : session_(session), target_(target) { again(); }
  ~Replaying() { tell(nullptr); }
  Replaying(const Replaying&) = delete;
  Replaying& operator=(const Replaying&) = delete;
  void again() { tell(&target_); }

 private:
  void tell(const Finding* target) {
    for (Observer* property : session_.properties) property->on_replay(target);
  }
  Session& session_;
  const Finding& target_;
};

std::uint64_t count_switches(const Schedule& schedule);
SourcePosition user_position(const Stack& stack);  // innermost in the user's own code, if any

// What following a schedule from the first choice led to.
struct Outcome {
  StopKind stop = StopKind::Choice;
  std::optional<Finding> finding;  // the first one that was wanted
  std::size_t taken = 0;           // transitions run
  bool departed = false;           // schedule[taken] was not on offer
};
struct Until {
  std::function<bool(const Finding&)> wanted;  // stop at such a finding; empty: at any
  std::function<bool()> at_choice;             // asked at every choice; true: stop there
};
// Stops at the first wanted finding, end or departure.
Outcome follow(Session& s, const Schedule& schedule, const Until& until = {});

// Replays a finding from the first choice and fills in everything a report shows. A race is replayed twice:
// what there is to watch is known only then. False: a limit came first, and it is as it was.
bool complete_finding(Session& s, Finding& finding);

// Fewer switches, then fewer transitions, within `seconds`. False: the machine asked for a refinement (start
// again).
bool minimise(Session& s, Found& found, double seconds);

}  // namespace heddle::explore
