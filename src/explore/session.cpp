#include "explore/session.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/check.h"

namespace heddle::explore {

EventFan::EventFan(Machine& machine, const std::vector<Observer*>& observers) : machine_(machine) {
  for (Observer* observer : observers)
    if (observer->wants_events()) listeners_.push_back(observer);
  install();
}

EventFan::~EventFan() {
  machine_.set_event_sink(nullptr);
}

void EventFan::record_with(EventSink* recorder) {
  recorder_ = recorder;
  install();
}

void EventFan::install() {
  machine_.set_event_sink(listeners_.empty() && recorder_ == nullptr ? nullptr : this);
}

void EventFan::on_event(const Event& event) {
  for (Observer* listener : listeners_) listener->on_event(event);
  if (recorder_ != nullptr) recorder_->on_event(event);
}

bool EventFan::wants_repeats() const {
  return recorder_ != nullptr || std::any_of(listeners_.begin(), listeners_.end(), [](const Observer* one) {
           const auto* filter = dynamic_cast<const AccessFilter*>(one);
           return filter == nullptr || filter->wants_repeats();
         });
}

namespace {
thread_local Session* current_session = nullptr;
}

Schedule schedule_so_far() {
  return current_session != nullptr && current_session->where ? current_session->where() : Schedule{};
}

Session::~Session() {
  current_session = nullptr;
}

Session::Session(Machine& m, StateStore& st, std::vector<Observer*> p, const SearchOptions& o)
    : machine(m),
      memory(m.memory()),
      store(st),
      properties(std::move(p)),
      options(o),
      events(m, properties),
      meter(o) {
  current_session = this;
}

StopKind Session::begin() {
  machine.record_output(true);    // what is printed before the first choice belongs to every path
  StopKind stop = machine.run();  // the output is of no use if it is halted
  machine.record_output(false);
  if (!memory.tracking()) memory.track();
  HEDDLE_CHECK(stop != StopKind::Refine, "the machine asked for a refinement before its first choice");
  if (stop == StopKind::Choice) {
    initial = memory.save();
    return stop;
  }
  // The program ended before anyone could choose. Its one path cannot be replayed, so its report is made now.
  memory.settle();
  count_end(stop, 0);
  inspect(stop, [] { return Schedule{}; });
  for (Found& one : found) {
    one.finding.threads = machine.threads();
    one.finding.output = machine.output();
    one.finding.minimal = true;
  }
  return stop;
}

void Session::begin_again() {
  std::uint64_t restarts = stats.restarts + 1;
  memory.restore(initial);
  store.clear();
  found.clear();
  stats = {};
  stats.restarts = restarts;
  cut = Cut::None;
  halted = false;
  halted_by.clear();
  at_cut = {};
  open_states = depth_cuts = unsupported = unvetted = pruned = 0;
  unsupported_reason.clear();
  incomplete = false;
  incomplete_reason.clear();
  notes.clear();
  endless.clear();
  choice_places = {};
  sampled_ = false;
  forgotten_states = 0;
  for (Observer* property : properties) property->on_begin_again();
}

void Session::halt(const Halted& by, std::uint64_t open) {
  cut = by.why;
  halted = true;
  halted_by = by.what;
  open_states = open;
  if (meter.describe) meter.describe(at_cut);
}

void Session::forget_states() {
  forgotten_states += store.size();
  store.clear();
  for (Found& one : found) one.stale = true;
  open_states = depth_cuts = unsupported = 0;
  unsupported_reason.clear();
  incomplete = false;
  incomplete_reason.clear();
  memory.restore(initial);
}

void Session::count_end(StopKind stop, std::uint64_t extra) {
  switch (stop) {
    case StopKind::Finished:
    case StopKind::Stuck:
      ++stats.executions;
      visit(extra);
      break;
    case StopKind::Failed: ++stats.executions; break;
    case StopKind::Unsupported:
      if (unsupported++ == 0) unsupported_reason = machine.reason();
      break;
    case StopKind::Pruned: ++pruned; break;
    case StopKind::Choice:
    case StopKind::Refine: fault(__FILE__, __LINE__, "not an end");
  }
}

bool Session::file(Finding finding, Schedule schedule, std::vector<StateId> component) {
  if (finding.kind != FindingKind::Race && options.suppressed && options.suppressed(finding)) return false;
  for (const Found& known : found) {
    const Finding& k = known.finding;
    if (k.kind == finding.kind && same_message(k.message, finding.message) &&
        same_message(k.location, finding.location) && k.position.file == finding.position.file &&
        k.position.line == finding.position.line && k.position.function == finding.position.function)
      return false;
  }
  finding.schedule = std::move(schedule);
  finding.transitions = finding.schedule.size();
  finding.switches = count_switches(finding.schedule);
  found.push_back({std::move(finding), std::move(component)});
  return true;
}

std::optional<Finding> Session::finding_of(const Trap& trap) {
  if (!trap.stall) return options.livelock ? std::optional(describe_livelock(machine, trap)) : std::nullopt;
  for (Observer* property : properties)
    if (std::optional<Finding> finding = property->on_stall(machine)) return finding;
  return std::nullopt;
}

namespace {
// "ping at game.c:12, pong at game.c:20": of those who are alive.
std::string whereabouts(const Machine& machine) {
  constexpr std::size_t kShown = 3;
  std::string text;
  std::size_t shown = 0;
  for (const ThreadStatus& status : machine.threads()) {
    if (status.state == "ended" || status.daemon || status.stack.empty() || shown == kShown) continue;
    const SourcePosition at = user_position(status.stack);
    text += fmt::format("{}{} at {}", shown++ == 0 ? "" : ", ", status.name,
                        at.line == 0 ? at.function : fmt::format("{}:{}", at.file, at.line));
  }
  return text.empty() ? "somewhere" : text;
}
}  // namespace

bool Session::file_trap(Schedule schedule, std::vector<StateId> component) {
  std::optional<Trap> trap = trap_here(machine);
  if (!trap) {  // the program goes on for ever, and that is all
    if (endless.empty()) endless = whereabouts(machine);
    return false;
  }
  std::optional<Finding> finding = finding_of(*trap);
  return finding && file(std::move(*finding), std::move(schedule), std::move(component)) && !options.all;
}

bool Session::file_traps(const SpinGraph& graph, const std::function<Schedule(StateId)>& schedule_to) {
  const Grace grace;  // also after a search that was cut
  try {
    for (const std::vector<StateId>& component : graph.find()) {
      Schedule schedule = schedule_to(component.front());
      Outcome outcome = follow(*this, schedule);
      HEDDLE_CHECK(outcome.stop == StopKind::Choice && !outcome.departed,
                   "a stored path that cannot be followed");
      if (file_trap(std::move(schedule), component)) return true;
    }
  } catch (const Halted& by) {
    if (cut == Cut::None) halt(by, 0);
  }
  return false;
}

void Origins::set(StateId state, StateId from, const Alternative& by) {
  HEDDLE_CHECK(state < 0xffffffffU, "more than 2^32 states in a search that keeps their origins");
  if (state >= origins_.size()) origins_.resize(state + 1);
  origins_[state] = {static_cast<std::uint32_t>(from), by};
}

Schedule Origins::schedule_to(StateId state) const {
  Schedule schedule;
  for (; state != 0; state = origins_[state].from) schedule.push_back(origins_[state].by);
  std::reverse(schedule.begin(), schedule.end());
  return schedule;
}

std::uint64_t count_switches(const Schedule& schedule) {
  std::uint64_t switches = 0;
  for (std::size_t i = 1; i < schedule.size(); ++i) switches += schedule[i].thread != schedule[i - 1].thread;
  return switches;
}

SourcePosition user_position(const Stack& stack) {
  for (const SourcePosition& position : stack)
    if (!position.library) return position;
  return stack.empty() ? SourcePosition{} : stack.front();
}

}  // namespace heddle::explore
