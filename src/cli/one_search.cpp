#include "cli/one_search.h"

#include <fmt/format.h>

#include <algorithm>

#include "check/exit_statuses.h"
#include "race/call_sites.h"
#include "race/weak_atomics.h"

namespace heddle::cli {
namespace {

// What was found several times over.
void merge_races(CheckResult& result) {
  if (const std::size_t merged = race::merge_call_sites(result.findings); merged > 0) {
    result.notes.push_back(fmt::format("{} more on other parts of the same objects at the same calls",
                                       merged == 1 ? "1 race" : fmt::format("{} races", merged)));
  }
}

// --memory opmm: where it made a difference.
void note_relaxed(const std::set<std::string>& locations, CheckResult& result) {
  if (locations.empty()) {
    if (result.verdict == Verdict::Verified)
      result.notes.push_back("no location races: under opmm the program does what it does under sc");
    return;
  }
  constexpr std::size_t kShown = 8;
  std::string list;
  std::size_t shown = 0;
  for (const std::string& location : locations) {
    if (++shown > kShown) break;
    list += (list.empty() ? "" : ", ") + location;
  }
  if (locations.size() > kShown) list += fmt::format(" and {} more", locations.size() - kShown);
  result.notes.push_back(
      fmt::format("races are executed, not reported: reads of {} could return older writes", list));
  if (result.verdict == Verdict::Verified)
    result.notes.emplace_back(
        "opmm has most of what the memory model of the language allows a racy program, not all: "
        "docs/memory-models.md");
}

// Nothing found is not enough.
void doubt(const std::string& why, CheckResult& result) {
  if (why.empty() || result.verdict != Verdict::Verified) return;
  result.verdict = Verdict::Inconclusive;
  result.reason = why;
}

// Errors of kinds that are not looked for. Where the language says that the program ends there, nothing is
// missed; otherwise nobody can say what it does after it.
class LeftOut final : public Observer {
 public:
  explicit LeftOut(const std::vector<std::string>& wanted) : wanted_(wanted) {}

  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override {
    if (stop != StopKind::Failed) return std::nullopt;
    const Failure& failure = machine.failure();
    if (std::find(wanted_.begin(), wanted_.end(), name(failure.kind)) != wanted_.end()) return std::nullopt;
    std::string& first = failure.final ? ended_ : lost_;
    if (first.empty()) first = fmt::format("{}: {}", name(failure.kind), failure.message);
    return std::nullopt;
  }
  std::string doubt() const {
    return lost_.empty()
               ? ""
               : fmt::format("a path ends in an error of a kind that --properties leaves out: {}", lost_);
  }
  void state(CheckResult& result) const {
    if (ended_.empty()) return;
    add(result.assumptions,
        {AssumptionKind::Properties,
         fmt::format("executions that end in an error of a kind that --properties leaves out are right: {}",
                     ended_)});
  }

 private:
  const std::vector<std::string>& wanted_;
  std::string lost_, ended_;
};

}  // namespace

Searched search_once(Machine& machine, const Options& options, const explore::SearchOptions& search,
                     race::Silence& silence, Observer* also) {
  const std::unique_ptr<StateStore> store = make_store(options.match, machine);
  const std::vector<std::unique_ptr<Observer>> properties = make_properties(options.properties);
  std::vector<Observer*> observers = borrowed(properties);
  const std::unique_ptr<race::Races> races = make_races(machine, options, silence);
  if (races != nullptr) observers.insert(observers.begin(), races.get());
  race::WeakAtomics weak(machine);
  // heddle outcomes asks what the model shows, not what is true without it.
  if (races != nullptr && also == nullptr) observers.push_back(&weak);
  if (also != nullptr) observers.push_back(also);
  LeftOut left_out(options.properties);
  observers.push_back(&left_out);
  check::ExitStatuses statuses;
  observers.push_back(&statuses);

  Searched done;
  explore::SearchOptions with_silence = search;
  with_silence.suppressed = [&silence](const Finding& finding) { return silence.suppresses(finding); };
  done.result = explore::search(machine, *store, observers, with_silence);
  done.visible = machine.refinements();
  if (races != nullptr) done.race = race::name(races->detection());
  merge_races(done.result);
  if (races != nullptr && is_relaxed(options)) {
    doubt(weak.why_with(races->revealed().size()), done.result);
    note_relaxed(races->revealed(), done.result);
  }
  doubt(no_proof(options), done.result);
  doubt(silence.doubt(), done.result);
  doubt(left_out.doubt(), done.result);
  left_out.state(done.result);
  const bool complete = done.result.verdict == Verdict::Verified;
  add(done.result.assumptions, silence.assumptions());
  if (const std::optional<Assumption> ended = statuses.assumption()) add(done.result.assumptions, *ended);
  for (std::string& note : silence.notes(complete)) done.result.notes.push_back(std::move(note));
  return done;
}

}  // namespace heddle::cli
