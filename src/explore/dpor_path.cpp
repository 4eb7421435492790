#include "explore/dpor_path.h"

#include <algorithm>
#include <functional>

namespace heddle::explore {

void join(Clock& into, const Clock& other) {
  if (into.size() < other.size()) into.resize(other.size());
  for (std::size_t i = 0; i < other.size(); ++i) into[i] = std::max(into[i], other[i]);
}

bool Node::offers(ThreadId thread) const {
  return std::any_of(alternatives.begin(), alternatives.end(),
                     [&](const Alternative& a) { return a.thread == thread; });
}
bool Node::asleep(ThreadId thread) const {
  return std::any_of(sleepers.begin(), sleepers.end(),
                     [&](const Sleeper& sleeper) { return sleeper.thread == thread; });
}
bool Node::is_frozen(ThreadId thread) const {
  return std::find(frozen.begin(), frozen.end(), thread) != frozen.end();
}
void Node::freeze(ThreadId thread) {
  if (!is_frozen(thread)) frozen.push_back(thread);
}

Schedule DporPath::schedule() const {
  Schedule schedule;
  for (const Step& step : steps) schedule.push_back(step.chosen);
  return schedule;
}

// --- processes ---

void DporPath::add_process(ThreadId thread, std::size_t born, bool helper) {
  if (thread >= by_thread_.size()) by_thread_.resize(thread + 1, kNoProcess);
  // Those that there are from the beginning have no parent.
  const ProcessName parent = born == kNoStep ? 0 : processes_[steps[born].process].name + 1;
  const std::uint32_t number = born == kNoStep ? thread : processes_[steps[born].process].children++;
  const ProcessName name =
      names_.try_emplace(std::uint64_t{parent} << 32 | number, static_cast<ProcessName>(names_.size()))
          .first->second;
  processes_.push_back({thread, born, name, kNoStep, by_thread_[thread], helper});
  by_thread_[thread] = static_cast<std::uint32_t>(processes_.size() - 1);
  if (born != kNoStep) ++steps[born].births;
}

std::uint32_t DporPath::process_of(ThreadId thread) const {
  return thread < by_thread_.size() ? by_thread_[thread] : kNoProcess;
}

std::uint32_t DporPath::process_at(std::size_t node, ThreadId thread) const {
  std::uint32_t process = process_of(thread);
  while (process != kNoProcess && processes_[process].born != kNoStep && processes_[process].born >= node)
    process = processes_[process].hidden;
  return process;
}

ThreadId DporPath::thread_named(ProcessName name) const {
  for (auto p = processes_.rbegin(); p != processes_.rend(); ++p)
    if (p->name == name) return p->thread;
  return kNoThread;
}

bool DporPath::has_helpers() const {
  return std::any_of(processes_.begin(), processes_.end(), [](const Process& p) { return p.helper; });
}

bool DporPath::others_alive(std::uint32_t process) const {
  for (std::uint32_t p = 0; p < processes_.size(); ++p)
    if (p != process && !processes_[p].ended) return true;
  return false;
}

void DporPath::match_births(std::size_t k, const std::vector<ThreadId>& threads,
                            std::unordered_map<std::uint32_t, ThreadId>& into) const {
  std::size_t next = 0;
  for (std::uint32_t p = 0; p < processes_.size() && next < threads.size(); ++p)
    if (processes_[p].born == k) into[p] = threads[next++];
}

// --- growing and shrinking ---

Node& DporPath::push_node(const ChoicePoint& point) {
  if (spare_nodes_.empty()) {
    nodes.emplace_back();
  } else {
    nodes.push_back(std::move(spare_nodes_.back()));
    spare_nodes_.pop_back();
  }
  Node& node = nodes.back();
  node.kind = point.kind;
  node.alternatives = point.alternatives;
  return node;
}

Step& DporPath::push_step(const Alternative& chosen) {
  if (spare_steps_.empty()) {
    steps.emplace_back();
  } else {
    steps.push_back(std::move(spare_steps_.back()));
    spare_steps_.pop_back();
  }
  Step& step = steps.back();
  step.chosen = chosen;
  step.process = process_of(chosen.thread);
  step.previous = processes_[step.process].last;
  return step;
}

void DporPath::record(Step& step) {
  const std::size_t at = steps.size() - 1;
  find_conflicts(step.does, step.process, at, step.conflicts);
  step.clock = past_of(step.process, at);
  for (std::size_t k : step.conflicts)
    if (!includes(step.clock, k)) join(step.clock, steps[k].clock);
  if (step.clock.size() <= step.process) step.clock.resize(step.process + 1);
  step.clock[step.process] = static_cast<std::uint32_t>(at + 1);
  step.recorded = true;
  processes_[step.process].last = at;
  processes_[step.process].ended = step.ended;
  for (const Touch& touch : step.does.touches) {
    if (touch.cell >= history_.size()) history_.resize(touch.cell + touch.cell / 2 + 64);
    history_[touch.cell].push_back({at, touch});
  }
  if (step.does.everything) of_everything_.push_back(at);
}

void DporPath::pop_step() {
  Step& step = steps.back();
  for (; step.births > 0; --step.births) {
    by_thread_[processes_.back().thread] = processes_.back().hidden;
    --processes_[step.process].children;
    processes_.pop_back();
  }
  if (step.recorded) {
    for (const Touch& touch : step.does.touches) history_[touch.cell].pop_back();
    if (step.does.everything) of_everything_.pop_back();
    processes_[step.process].last = step.previous;
    processes_[step.process].ended = false;
  }
  step.does.clear();
  step.waits_for = 0;
  step.ended = step.recorded = false;
  spare_steps_.push_back(std::move(step));
  steps.pop_back();
}

void DporPath::pop_node() {
  Node& node = nodes.back();
  node.snapshot = {};
  node.pending.clear();
  node.branch = {};
  node.dealt_with.clear();
  node.next = node.done = 0;
  node.cut_short = false;
  node.current = kNoThread;
  node.does.reset();
  node.sleepers.clear();
  node.frozen.clear();
  spare_nodes_.push_back(std::move(node));
  nodes.pop_back();
}

// --- what happens before what ---

std::size_t DporPath::last_before(std::uint32_t process, std::size_t at) const {
  std::size_t last = processes_[process].last;
  while (last != kNoStep && last >= at) last = steps[last].previous;
  return last;
}

std::uint64_t DporPath::waited_for(std::uint32_t process, std::size_t at) const {
  const std::size_t last = last_before(process, at);
  return last == kNoStep ? 0 : steps[last].waits_for;
}

const Clock& DporPath::past_of(std::uint32_t process, std::size_t at) const {
  static const Clock kNothing;
  if (const std::size_t last = last_before(process, at); last != kNoStep) return steps[last].clock;
  const std::size_t born = processes_[process].born;
  return born != kNoStep ? steps[born].clock : kNothing;
}

void DporPath::find_conflicts(const Footprint& does, std::uint32_t process, std::size_t at,
                              std::vector<std::size_t>& conflicts) const {
  const Clock& before = past_of(process, at);
  conflicts.clear();
  for (const Touch& touch : does.touches) {
    if (touch.cell >= history_.size()) continue;
    const std::uint8_t all = touch.reads | touch.writes;
    const std::vector<Entry>& entries = history_[touch.cell];
    for (auto e = entries.rbegin(); e != entries.rend(); ++e) {
      if (!clash(touch, e->touch)) continue;
      const bool past = steps[e->step].process == process || includes(before, e->step);
      if (!past) conflicts.push_back(e->step);
      // What came before this write happens before it. Unless it might turn out that the two cannot be
      // reversed, that is all there is to know.
      if ((e->touch.writes & all) == all && (past || !does.may_wait)) break;
    }
  }
  if (does.everything) {
    for (std::size_t k = at; k-- > 0;)
      if (steps[k].process != process && !includes(before, k)) conflicts.push_back(k);
  } else {
    for (auto k = of_everything_.rbegin(); k != of_everything_.rend(); ++k) {
      if (steps[*k].process == process || includes(before, *k)) break;
      conflicts.push_back(*k);
    }
  }
  std::sort(conflicts.begin(), conflicts.end(), std::greater<>());
  conflicts.erase(std::unique(conflicts.begin(), conflicts.end()), conflicts.end());
}

// The fingerprint of a state is a sum over its pages. What the process has changed is nothing if its changes
// add up to nothing: then the state is the one without these steps.
bool DporPath::has_spun() const {
  Fingerprint changes;
  for (std::size_t k = steps.size() - 1; k != kNoStep; k = steps[k].previous) {
    if (!steps[k].does.only_reads()) return false;
    changes += nodes[k + 1].program;
    changes -= nodes[k].program;
    if (changes == Fingerprint{}) return true;
  }
  return false;
}

std::size_t DporPath::last_open(std::size_t step) const {
  while (step > 0 && nodes[step].belongs_to_one() && steps[step - 1].process == steps[step].process) --step;
  return step;
}

void DporPath::collect_unordered(std::size_t from, std::vector<std::size_t>& unordered) const {
  unordered.clear();
  for (std::size_t k = from + 1; k < steps.size(); ++k)
    if (!includes(steps[k].clock, from)) unordered.push_back(k);
}

}  // namespace heddle::explore
