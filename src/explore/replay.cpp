// Following a given schedule: to reproduce a finding, to try a variant of one, and to fill in what a report
// shows. The search itself carries choices only; values, stacks and source lines come from here.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/check.h"
#include "explore/session.h"
#include "explore/step_recorder.h"
#include "store/stores.h"

namespace heddle::explore {
namespace {

// A trap that a replay confirms may reach so many states.
constexpr std::uint64_t kLargestTrap = 10'000'000;

Outcome follow_from_here(Session& s, const Schedule& schedule, const Until& until, StepRecorder* recorder) {
  Outcome outcome;
  s.where = [&] {
    return Schedule(schedule.begin(), schedule.begin() + static_cast<std::ptrdiff_t>(outcome.taken));
  };
  struct Forget {
    Session& session;
    ~Forget() { session.where = {}; }
  } forget{s};
  while (outcome.taken < schedule.size()) {
    limits::glance();
    if (until.at_choice && until.at_choice()) return outcome;
    const Alternative& next = schedule[outcome.taken];
    const std::vector<Alternative>& enabled = s.machine.choice_point().alternatives;
    if (std::find(enabled.begin(), enabled.end(), next) == enabled.end()) {
      outcome.departed = true;
      return outcome;
    }
    if (recorder != nullptr) {
      recorder->begin_transition(outcome.taken, enabled, next);
      recorder->time_is_out |= s.machine.expires_early(next);
    }
    ++outcome.taken;
    s.machine.take(next);
    outcome.stop = s.machine.run();
    if (outcome.stop == StopKind::Refine) return outcome;
    for (Observer* property : s.properties) {
      std::optional<Finding> finding = property->on_stop(s.machine, outcome.stop);
      if (finding && !outcome.finding && (!until.wanted || until.wanted(*finding)))
        outcome.finding = std::move(finding);
    }
    if (outcome.finding || outcome.stop != StopKind::Choice) return outcome;
  }
  if (until.at_choice) until.at_choice();
  return outcome;
}

// Every change of the running thread. The schedule shows those that were chosen; where only one thread could
// or needed to go on the machine changes by itself, which the steps show. What was proved minimal is the
// former: it holds for all of them if there are no others, or no more than there are threads to change to.
void count_all_switches(Finding& finding) {
  const std::uint64_t chosen = count_switches(finding.schedule);
  std::uint64_t shown = 0;
  std::set<ThreadId> threads;
  ThreadId last = finding.steps.empty() ? kNoThread : finding.steps.front().thread;
  auto go_on = [&](ThreadId thread) {
    threads.insert(thread);
    shown += thread != last;
    last = thread;
  };
  for (const Step& step : finding.steps) go_on(step.thread);
  if (finding.thread != kNoThread && !finding.steps.empty()) go_on(finding.thread);
  finding.switches = std::max(chosen, shown);
  finding.minimal &= finding.switches == chosen || finding.switches + 1 == threads.size();
}

// The old values that were read, the last ones, which most likely matter.
std::string told_old_values(const Finding& finding) {
  constexpr int kMost = 3;
  std::string text;
  int told = 0;
  for (auto step = finding.steps.rbegin(); step != finding.steps.rend() && told < kMost; ++step) {
    if (step->old_value.empty()) continue;
    const auto who = std::find_if(finding.threads.begin(), finding.threads.end(),
                                  [&](const ThreadStatus& t) { return t.thread == step->thread; });
    const std::string name = who == finding.threads.end() ? "a thread" : who->name;
    text = fmt::format("{} read {} = {}, {}{}", name, step->location, step->value, step->old_value,
                       told++ == 0 ? "" : "; " + text);
  }
  return text;
}

void fill_in(Session& s, Finding& finding, StepRecorder& recorder) {
  finding.steps = std::move(recorder.steps);
  finding.threads = s.machine.threads();
  for (const auto& [thread, name] : recorder.names) {  // those that have ended and are forgotten
    const bool listed = std::any_of(finding.threads.begin(), finding.threads.end(),
                                    [&, id = thread](const ThreadStatus& t) { return t.thread == id; });
    if (listed) continue;
    ThreadStatus ended;
    ended.thread = thread;
    ended.name = name;
    ended.state = "ended";
    finding.threads.push_back(std::move(ended));
  }
  auto note = [&](const SourcePosition& at) {
    if (at.line > 0) finding.source[fmt::format("{}:{}", at.file, at.line)] = s.machine.source_text(at);
  };
  note(finding.position);
  for (const ThreadStatus& thread : finding.threads) note(user_position(thread.stack));
  if (finding.kind != FindingKind::Race) {
    finding.explanation = told_old_values(finding);
    if (!finding.explanation.empty() && finding.suggestion.empty())
      finding.suggestion =
          "let something order that write before this read: one lock around both, or a volatile or atomic "
          "variable that is written after the one and read before the other";
  }
  if (recorder.time_is_out && finding.kind != FindingKind::Race) {
    if (!finding.suggestion.empty()) finding.suggestion += "; ";
    finding.suggestion +=
        "a time-out expires on this path while others can go on: --timeouts late tries only schedules in "
        "which it does not";
  }
  finding.output = s.machine.output();
  finding.transitions = finding.schedule.size();
  count_all_switches(finding);
}

// A race is told by its location: which of several earlier accesses is named depends on the detector.
bool same_finding(const Finding& a, const Finding& b) {
  return a.kind == b.kind && same_message(a.location, b.location) &&
         (a.kind == FindingKind::Race || same_message(a.message, b.message));
}

const char* what_happened(StopKind stop) {
  switch (stop) {
    case StopKind::Choice: return "the schedule ends and nothing has gone wrong";
    case StopKind::Finished: return "the program ended normally";
    case StopKind::Stuck: return "the program is stuck, but deadlocks are not looked for";
    case StopKind::Failed: return "the program failed in a way that is not looked for";
    case StopKind::Unsupported: return "the program needs something that is not supported";
    case StopKind::Pruned: return "the program dropped this path (assume)";
    case StopKind::Refine: return "what is visible has grown";
  }
  return "";
}

}  // namespace

Outcome follow(Session& s, const Schedule& schedule, const Until& until) {
  s.memory.restore(s.initial);
  return follow_from_here(s, schedule, until, nullptr);
}

namespace {

void run_again(Session& s, Finding& finding) {
  StepRecorder recorder(s.machine);
  s.memory.restore(s.initial);
  Until until;
  until.wanted = [&](const Finding& f) { return same_finding(f, finding); };
  Replaying replaying(s, finding);
  if (finding.kind == FindingKind::Race) {
    follow(s, finding.schedule, until);
    replaying.again();
    s.memory.restore(s.initial);
    if (!finding.accesses.empty()) recorder.watch(finding.accesses.back());
  }
  s.machine.record_output(true);
  s.events.record_with(&recorder);
  Outcome outcome = follow_from_here(s, finding.schedule, until, &recorder);
  s.events.record_with(nullptr);
  std::optional<Finding> again = std::move(outcome.finding);
  const bool at_choice = outcome.stop == StopKind::Choice && !outcome.departed && !again;
  if (at_choice)
    if (std::optional<Trap> trap = trap_here(s.machine)) again = s.finding_of(*trap);
  HEDDLE_CHECK(
      again.has_value(),
      fmt::format(
          "a finding does not recur when its schedule is replayed: {} \"{}\", transition {} of {}, {}",
          name(finding.kind), finding.message, outcome.taken, finding.schedule.size(),
          outcome.departed ? "the next choice is not on offer" : what_happened(outcome.stop)));
  // Dpor does not know after which of the last transitions, which offer no choice, it was found.
  finding.schedule.resize(outcome.taken);
  // A trap's states may differ in what the daemons hold.
  HEDDLE_CHECK(again->kind == finding.kind && (at_choice || same_finding(*again, finding)),
               "a finding is another one when its schedule is replayed: \"" + finding.message +
                   "\", then \"" + again->message + "\"");
  finding.message = again->message;  // objects are numbered anew in a recording, as its steps name them
  finding.suggestion = again->suggestion;
  finding.position = again->position;
  finding.thread = again->thread;
  if (finding.kind == FindingKind::Race) {
    finding.location = again->location;
    finding.accesses = again->accesses;
    finding.explanation = again->explanation;
    if (!finding.accesses.empty()) recorder.forget_after(finding.accesses.back().event);
    for (Access& access : finding.accesses) access.step = recorder.step_of(access.event);
  }
  fill_in(s, finding, recorder);
  s.machine.record_output(false);
}

}  // namespace

bool complete_finding(Session& s, Finding& finding) {
  if (!s.initial) return true;  // made when it was found: see Session::begin
  const Grace grace;
  try {
    run_again(s, finding);
    return true;
  } catch (const Halted&) {
    s.events.record_with(nullptr);
    s.machine.record_output(false);
    return false;
  }
}

namespace {

// What the whole schedule led to; "" or why there is no finding.
std::string replay_all(Session& s, const Schedule& schedule) {
  if (const StopKind stop = s.begin(); stop != StopKind::Choice) {
    if (!s.found.empty()) return "";
    return fmt::format("not reproduced: before the first choice {}", what_happened(stop));
  }
  StepRecorder recorder(s.machine);
  s.machine.record_output(true);
  s.events.record_with(&recorder);
  Outcome outcome;
  for (bool again = false;; ++s.stats.restarts) {
    if (again) {
      recorder.forget_all();
      s.memory.restore(s.initial);
      for (Observer* property : s.properties) property->on_begin_again();
    }
    outcome = follow_from_here(s, schedule, {}, &recorder);
    s.stats.transitions += outcome.taken;
    // What a machine or a detector learns is for ever, so this ends.
    again = s.observers_begin_again() || outcome.stop == StopKind::Refine;
    if (!again) break;
  }
  s.events.record_with(nullptr);
  s.stats.max_depth = outcome.taken;
  if (!outcome.finding && outcome.stop == StopKind::Choice && !outcome.departed)
    if (std::optional<Trap> trap = trap_here(s.machine, kLargestTrap)) outcome.finding = s.finding_of(*trap);
  if (outcome.finding) {
    outcome.finding->schedule.assign(schedule.begin(),
                                     schedule.begin() + static_cast<std::ptrdiff_t>(outcome.taken));
    fill_in(s, *outcome.finding, recorder);
    if (outcome.finding->kind == FindingKind::Race) {
      complete_finding(s, *outcome.finding);
      for (Observer* property : s.properties) property->reports(s.machine, *outcome.finding);
    }
    s.found.push_back({std::move(*outcome.finding), {}});
    return "";
  }
  if (outcome.departed) {
    const Alternative& wanted = schedule[outcome.taken];
    return fmt::format(
        "the program departed from the schedule at transition {} of {}: thread {} cannot go on in way {} "
        "there",
        outcome.taken + 1, schedule.size(), wanted.thread, wanted.value);
  }
  return fmt::format("not reproduced: after {} of {} transitions {}{}", outcome.taken, schedule.size(),
                     what_happened(outcome.stop),
                     outcome.stop == StopKind::Unsupported ? ": " + s.machine.reason() : "");
}

}  // namespace

CheckResult replay(Machine& machine, std::vector<Observer*> properties, const Schedule& schedule,
                   const Budget& budget) {
  SearchOptions options;
  options.search = "replay";
  options.budget = budget;
  auto store = store::make_store("hash");
  Session s(machine, *store, std::move(properties), options);
  CheckResult result;
  try {
    result.reason = replay_all(s, schedule);
  } catch (const Halted& halted) {
    s.events.record_with(nullptr);
    result.bounded = true;
    result.reason = "not reproduced: " + (halted.what.empty() ? s.meter.sentence(halted.why) : halted.what);
  }
  machine.record_output(false);
  for (Found& found : s.found) result.findings.push_back(std::move(found.finding));
  result.verdict = result.findings.empty() ? Verdict::Inconclusive : Verdict::Violated;
  s.meter.sample_memory();
  s.stats.seconds = s.meter.seconds();
  s.stats.peak_memory_bytes = s.meter.peak_memory_bytes();
  s.stats.instructions = machine.counters().instructions;
  result.stats = s.stats;
  return result;
}

}  // namespace heddle::explore
