// From options to a search, and from its ending to a verdict.
#include "explore/search.h"

#include <fmt/format.h>

#include <new>

#include "base/check.h"
#include "explore/policies.h"
#include "explore/race_heuristic.h"
#include "explore/session.h"

namespace heddle::explore {
namespace {

constexpr std::size_t kPlaces = 10;

Ending choose_search(Session& s, RaceHeuristic* heuristic) {
  if (s.options.search == "dfs") return depth_first(s);
  if (s.options.search == "bfs") return breadth_first(s);
  if (heuristic != nullptr) return best_first(s, *heuristic);
  if (s.options.search == "random-walk") return random_walk(s);
  if (s.options.search == "pct") return pct(s);
  if (s.options.search == "pos") return pos(s);
  if (s.options.search == "dpor") return dynamic_reduction(s);
  if (s.options.search == "dpor-audit") return audit_dependency(s);
  fault(__FILE__, __LINE__, "no such search: " + s.options.search);
}

Ending run_search(Session& s, RaceHeuristic* heuristic) {
  try {
    return choose_search(s, heuristic);
  } catch (const Halted& halted) {
    s.meter.describe = {};  // of a search that is no more, and so is its recorder
    s.events.record_with(nullptr);
    s.halt(halted, 0);
    return Ending::Cut;
  } catch (const std::bad_alloc&) {
    s.meter.describe = {};
    s.events.record_with(nullptr);
    s.halt({Cut::Memory, "the system has no more memory"}, 0);
    return Ending::Cut;
  }
}

// Where the budget cut it, if that is more than the part of the whole space.
std::string stage_at_cut(const Progress& at) {
  if (at.stage.empty()) return "";
  std::string text = "the search ended at: " + at.stage;
  if (!at.stage_explored) return text;
  const double percent = *at.stage_explored * 100;
  return text +
         (percent < 0.1 ? ", under 0.1%" : fmt::format(", about {:.{}f}%", percent, percent < 9.95 ? 1 : 0)) +
         " of it explored (an estimate)";
}

bool reported(Session& s, Finding& finding) {
  bool reported = true;
  for (Observer* property : s.properties) reported &= property->reports(s.machine, finding);
  return reported;
}

// Drops the races that are not to be reported: that is known when their paths have been replayed. False: the
// search must begin again.
bool vet_races(Session& s) {
  std::erase_if(s.found, [&](const Found& found) {
    if (found.finding.kind != FindingKind::Race || !s.initial) return false;
    Finding complete = found.finding;
    if (complete_finding(s, complete)) return !reported(s, complete);
    ++s.unvetted;
    return true;
  });
  return !s.observers_begin_again();
}

bool exhausted(Session& s) {
  bool again = false;
  for (Observer* property : s.properties) again |= property->on_exhausted();
  return again;
}

// Minimises and replays. False: the machine asked for a refinement meanwhile.
bool finish_findings(Session& s, double& seconds_left) {
  for (std::size_t i = 0; i < s.found.size() && s.initial; ++i) {
    double share = seconds_left / static_cast<double>(s.found.size() - i);
    double before = s.meter.seconds();
    bool done = minimise(s, s.found[i], share);
    seconds_left = std::max(0.0, seconds_left - (s.meter.seconds() - before));
    if (!done) return false;
    if (!complete_finding(s, s.found[i].finding)) {
      s.notes.emplace_back("a limit ended the run before all steps of what was found could be filled in");
      return true;
    }
    if (!reported(s, s.found[i].finding)) return false;  // minimising has led to another race, a silent one
  }
  return true;
}

// `verified` only if nothing was cut, left out or unsupported.
void judge(const Session& s, CheckResult& result) {
  std::vector<std::string> gaps;
  if (!s.halted_by.empty()) {
    gaps.push_back(s.halted_by);
  } else if (s.cut == Cut::Interrupted || s.cut == Cut::None || s.open_states == 0) {
    if (s.cut != Cut::None) gaps.push_back(s.meter.sentence(s.cut));
  } else {
    gaps.push_back(
        fmt::format("{} with {} states not fully explored", s.meter.sentence(s.cut), s.open_states));
  }
  if (s.pruned > 0 && s.stats.executions == 0)
    gaps.emplace_back("every path ended in a failed assumption: nothing was checked");
  if (s.unvetted > 0)
    gaps.push_back(
        fmt::format("{} found, but a limit ended the run before its path could be run again to make sure",
                    s.unvetted == 1 ? "a race was" : fmt::format("{} races were", s.unvetted)));
  if (s.depth_cuts > 0)
    gaps.push_back(fmt::format("the depth limit of {} transitions cut {} states off", *s.options.budget.depth,
                               s.depth_cuts));
  if (s.unsupported > 0)
    gaps.push_back(s.unsupported == 1 ? s.unsupported_reason
                                      : fmt::format("{} (and {} more paths that we could not follow)",
                                                    s.unsupported_reason, s.unsupported - 1));
  if (s.incomplete)
    gaps.push_back(s.incomplete_reason.empty() ? "something was left out" : s.incomplete_reason);
  for (const Observer* property : s.properties)
    if (std::string why = property->shortcoming(); !why.empty()) gaps.push_back(std::move(why));
  for (std::string& why : s.machine.gaps()) gaps.push_back(std::move(why));
  add(result.assumptions, s.machine.assumptions());
  if (!s.found.empty()) {
    result.verdict = Verdict::Violated;
    result.notes.insert(result.notes.end(), gaps.begin(), gaps.end());
    if (!s.options.all) result.notes.push_back("stopped at the first finding (--all goes on)");
    return;
  }
  if (!s.endless.empty())
    add(result.assumptions,
        {AssumptionKind::End,
         fmt::format("{} comes to an end (it goes on for ever with {})",
                     s.stats.executions == 0 ? "no execution" : "not every execution", s.endless)});
  result.verdict = gaps.empty() ? Verdict::Verified : Verdict::Inconclusive;
  result.reason = fmt::format("{}", fmt::join(gaps, "; "));
  for (std::string& note : s.machine.notes()) result.notes.push_back(std::move(note));
}

}  // namespace

CheckResult search(Machine& machine, StateStore& store, std::vector<Observer*> properties,
                   const SearchOptions& options) {
  std::optional<RaceHeuristic> heuristic;
  if (options.search == "best-first")
    properties.push_back(&heuristic.emplace(machine.memory(), Heuristics::parse(options.heuristic).value()));
  Session s(machine, store, std::move(properties), options);
  CheckResult result;
  double minimise_seconds = options.minimise_seconds;
  const auto begin = [&] {
    try {
      return s.begin() == StopKind::Choice;
    } catch (const Halted& halted) {
      s.halt(halted, 0);
      return false;
    }
  };
  if (begin()) {
    for (;;) {
      Ending ending = run_search(s, heuristic ? &*heuristic : nullptr);
      s.meter.describe = {};
      s.where = {};
      const std::uint64_t states = s.forgotten_states + store.size();
      s.stats.states = std::min(states, options.budget.states.value_or(states));
      s.stats.instructions =
          machine.counters().instructions;  // of the search, not of minimising and replaying
      result.choice_places = s.choice_places.summary(kPlaces);
      bool again = ending == Ending::Refine || s.observers_begin_again() || !vet_races(s);
      if (!again && !s.found.empty() && options.found) options.found();
      again = again || !finish_findings(s, minimise_seconds) ||
              (ending == Ending::Complete && s.found.empty() && exhausted(s));
      if (again) {
        s.begin_again();
        continue;
      }
      break;
    }
  } else {
    s.stats.states = store.size();
    s.stats.instructions = machine.counters().instructions;
  }
  judge(s, result);
  result.bounded = s.cut != Cut::None || s.depth_cuts > 0 || s.incomplete;
  if (s.cut != Cut::None) {
    result.explored = s.at_cut.explored;
    if (std::string stage = stage_at_cut(s.at_cut); !stage.empty()) result.notes.push_back(std::move(stage));
  }
  result.notes.insert(result.notes.end(), s.notes.begin(), s.notes.end());
  for (Found& found : s.found) result.findings.push_back(std::move(found.finding));
  s.meter.sample_memory();
  s.stats.seconds = s.meter.seconds();
  s.stats.peak_memory_bytes = s.meter.peak_memory_bytes();
  for (const Observer* property : s.properties) s.stats.observer_bytes += property->bytes();
  result.stats = s.stats;
  return result;
}

std::vector<Named> search_names() {
  return {{"dfs", "depth-first, every state once (the default)"},
          {"bfs", "breadth-first: the first counterexample has the fewest transitions"},
          {"best-first", "towards data races first (--heuristic); else as depth-first, and as complete"},
          {"random-walk", "random executions; finds errors, never says `verified`"},
          {"pct", "executions by random priorities that change --pct-depth - 1 times; never says `verified`"},
          {"pos", "executions that sample partial orders; never says `verified`"},
          {"dpor", "dynamic partial-order reduction: one execution of each trace; matches no states"},
          {"dpor-audit", "for testing dpor: do transitions that it takes for independent commute?"}};
}

Result<Done> validate(const SearchOptions& options) {
  bool known = false;
  std::string names;
  for (const Named& search : search_names()) {
    known |= options.search == search.name;
    names += names.empty() ? search.name : std::string(", ") + search.name;
  }
  if (!known)
    return Error{fmt::format("there is no search called '{}'; choose one of {}", options.search, names)};
  if (Result<Heuristics> heuristics = Heuristics::parse(options.heuristic); !heuristics)
    return heuristics.error();
  if (Result<std::unique_ptr<Order>> order = make_order(options.order, 1); !order.ok()) return order.error();
  if (Result<std::unique_ptr<Filter>> filter = make_filter(options.filter); !filter.ok())
    return filter.error();
  if (Result<std::unique_ptr<Backtrack>> backtrack = make_backtrack(options.backtrack, 1); !backtrack.ok())
    return backtrack.error();
  if (Result<std::unique_ptr<Restart>> restart = make_restart(options.restart); !restart.ok())
    return restart.error();
  if (options.search == "dpor" && (options.order != "default" || options.filter != "all" ||
                                   options.backtrack != "full" || options.restart != "never"))
    return Error{
        "--search dpor decides itself which schedules are left out, and would miss others with --order, "
        "--filter, --backtrack or --restart; leave those out or use --search dfs"};
  return Done{};
}

}  // namespace heddle::explore
