#include "explore/dpor_reversal.h"

#include <algorithm>

namespace heddle::explore {

void DporReversal::reverse_all(PathEnd end) {
  end_ = end;
  for (std::size_t k = 0; k < path_.steps.size(); ++k) {
    const Step& step = path_.steps[k];
    if (!step.conflicts.empty())
      reverse_all({k, step.process, step.chosen.value, true, &step.does, &step.conflicts});
  }
}

void DporReversal::reverse_all(const Later& later) {
  Clock covered = path_.past_of(later.process, later.at);
  for (std::size_t earlier : *later.conflicts) {
    if (path_.includes(covered, earlier)) continue;  // by way of a race that is reversed already
    if (reverse(earlier, later)) join(covered, path_.steps[earlier].clock);
  }
  trial_.finish();
}

// True if the later step can certainly come first.
bool DporReversal::reverse(std::size_t earlier, const Later& later) {
  // Inside of an atomic section, at a choice of its own, or where nobody else could run, all that the thread
  // has done since others were last offered must come later.
  const std::size_t at = path_.last_open(earlier);
  Node& node = path_.nodes[at];
  if (node.belongs_to_one()) return false;
  if (!collect_sequence(at, later)) return false;
  const std::uint64_t id = id_of_sequence() + (earlier - at);
  for (const auto& [known, possible] : node.dealt_with)
    if (known == id) return possible && at == earlier;
  const bool guess = later.does->may_wait || !later.taken || path_.has_helpers();
  const bool possible = !guess || (can_come_first(at, later) && is_race(at, earlier, later));
  node.dealt_with.emplace_back(id, possible);
  if (possible) want(at, later);
  return possible && at == earlier;
}

// All that comes after the node's step and does not happen after it, then the later step. All of it counts: a
// shorter sequence may have nothing to do with a sleeper that the whole one wakes up. False: the later step
// needs something that does happen after the node's step, in what follows it at once.
bool DporReversal::collect_sequence(std::size_t node, const Later& later) {
  path_.collect_unordered(node, between_);
  set_needed(later, *later.does);
  std::vector<Sequence::Item>& items = sequence_.items;
  items.clear();
  left_out_.clear();
  for (std::size_t k : between_) {
    const Step& step = path_.steps[k];
    const auto in_past = [&](std::size_t other) { return path_.includes(step.clock, other); };
    bool stays = (k + 1 == path_.steps.size() && end_ == PathEnd::ByItsLastStep) ||
                 std::any_of(left_out_.begin(), left_out_.end(), in_past);
    for (std::size_t next = k + 1; next != later.at && path_.at_once(next); ++next)
      stays |= path_.includes(path_.steps[next].clock, node);
    if (stays) {
      left_out_.push_back(k);
      if (path_.includes(needed_, k)) return false;
      continue;
    }
    items.push_back({k, step.process, path_.name_of(step.process), step.chosen.value, &step.clock, &step.does,
                     true, path_.at_once(k)});
  }
  items.push_back({later.at, later.process, path_.name_of(later.process), later.way, &needed_, later.does,
                   false, path_.at_once(later.at)});
  return true;
}

void DporReversal::set_needed(const Later& later, const Footprint& does) {
  needed_ = path_.past_of(later.process, later.at);
  for (std::size_t k : between_)
    if (k < later.at && !independent(path_.steps[k].does, does)) join(needed_, path_.steps[k].clock);
}

// From the same node the same steps are the same sequence.
std::uint64_t DporReversal::id_of_sequence() const {
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
  std::uint64_t id = kOdd;
  for (const Sequence::Item& item : sequence_.items) {
    id = (id ^ (std::uint64_t{item.process} << 32 | item.way)) * kOdd;
    id ^= id >> 29;
  }
  return id;
}

bool DporReversal::can_come_first(std::size_t node, const Later& later) {
  if (sequence_.items.size() == 1) return path_.nodes[node].offers(path_.thread_of(later.process));
  const std::optional<ThreadId> thread = run_up_to_later(node, later);
  return thread && trial_.offered(*thread);
}

// A step may go on after its action because another has come before it: then it is that part that the two are
// in conflict about. Where the step comes first, that part is steps of their own, if it is possible at all.
bool DporReversal::is_race(std::size_t node, std::size_t earlier, const Later& later) {
  constexpr int kFarEnough = 20;
  std::optional<ThreadId> thread = learn(node, later);
  set_needed(later, learnt_);
  Footprint does = learnt_;
  for (int steps = 0; steps < kFarEnough; ++steps) {
    for (std::size_t k = node; k <= earlier; ++k)
      if (!independent(path_.steps[k].does, does)) return true;
    if (!thread) return true;  // it ends the path: how much of it came to pass is not known
    if (!trial_.offered(*thread)) return false;
    const std::optional<Alternative> next = trial_.only_way(*thread);
    if (!next || run(*next, later.process, later.at, does) != StopKind::Choice) return true;
  }
  return true;
}

// Runs the sequence without the later step. Whose step that would be, by its number there.
std::optional<ThreadId> DporReversal::run_up_to_later(std::size_t node, const Later& later) {
  trial_.start(path_.nodes[node].snapshot);
  std::unordered_map<std::uint32_t, ThreadId> born;  // processes that have other numbers here
  const auto thread_now = [&](std::uint32_t process) {
    const auto it = born.find(process);
    return it == born.end() ? path_.thread_of(process) : it->second;
  };
  Footprint does;
  for (std::size_t i = 0; i + 1 < sequence_.items.size(); ++i) {
    const Sequence::Item& item = sequence_.items[i];
    const Alternative chosen{thread_now(item.on_path), item.way};
    if (!trial_.offered(chosen) || trial_.take(chosen, does) != StopKind::Choice) return std::nullopt;
    path_.match_births(item.step, trial_.spawned(), born);
  }
  return thread_now(later.process);
}

// The sequence is an execution from the node: something must be explored that is as good.
void DporReversal::want(std::size_t at, const Later& later) {
  Node& node = path_.nodes[at];
  for (const Sleeper& sleeper : node.sleepers) {
    Branch explored{.process = path_.name_of(path_.process_at(at, sleeper.thread)), .does = sleeper.does};
    const Begins relation = begins(explored, sequence_);
    if (relation == Begins::With) return;
    // What has nothing to do with a sleeper has been explored after it, until something has: then that is
    // where it was not to come first, and is to be. We would not have seen it on paths that were cut short.
    if (relation == Begins::Besides && end_ == PathEnd::Maximal && !sleeper.overslept &&
        sure(at, later, explored, {}, sequence_))
      return;
  }
  rest_ = sequence_;
  insert(node.pending, rest_, [&](Branch& branch, const Approach& approach, Sequence& sequence) {
    return sure(at, later, branch, approach, sequence);
  });
}

// What a step does may depend on who came before it: a compare-and-swap fails or not, a thread ends or goes
// on. So the later step of the race is run where it comes first, unless that cannot matter.
bool DporReversal::sure(std::size_t node, const Later& later, Branch& branch, const Approach& approach,
                        Sequence& sequence) {
  const auto plain = [](const Sequence::Item& item) { return item.does->plain; };
  if (!branch.certain &&
      !(branch.does->steady && std::all_of(sequence.items.begin(), sequence.items.end(), plain)) &&
      !learn(node, approach, branch))
    return false;
  if (!sequence_.items.back().certain && !(later.does->steady && branch.does->plain)) learn(node, later);
  // Part of the sequence may be in the tree already, the later step with it.
  if (sequence.items.back().step == later.at) sequence.items.back() = sequence_.items.back();
  return std::all_of(sequence.items.begin(), sequence.items.end(),
                     [&](const Sequence::Item& item) { return independent(*branch.does, *item.does); });
}

// Who has run, by its number there, unless it has ended the path.
std::optional<ThreadId> DporReversal::learn(std::size_t node, const Later& later) {
  learnt_.clear();
  sequence_.items.back().does = &learnt_;
  sequence_.items.back().certain = true;
  const std::optional<ThreadId> thread = run_up_to_later(node, later);
  if (!thread || !trial_.offered({*thread, later.way})) {
    learnt_.everything = true;
    return std::nullopt;
  }
  const StopKind stop = run({*thread, later.way}, later.process, later.at, learnt_);
  return stop == StopKind::Choice || stop == StopKind::Stuck ? thread : std::nullopt;
}

bool DporReversal::learn(std::size_t node, const Approach& approach, Branch& branch) {
  const auto thread_at_node = [&](ProcessName name) {
    const ThreadId thread = path_.thread_named(name);
    const std::uint32_t process = thread == kNoThread ? kNoProcess : path_.process_at(node, thread);
    return process != kNoProcess && path_.name_of(process) == name ? thread : kNoThread;
  };
  const ThreadId thread = thread_at_node(branch.process);
  if (thread == kNoThread) return false;
  auto does = std::make_shared<Footprint>();
  for (const Branch::Way& way : branch.ways) {
    trial_.start(path_.nodes[node].snapshot);
    Footprint one;
    for (const auto& [name, value] : approach) {
      const Alternative chosen{thread_at_node(name), value};
      if (chosen.thread == kNoThread || !trial_.offered(chosen) ||
          trial_.take(chosen, one) != StopKind::Choice)
        return false;
    }
    if (!trial_.offered({thread, way.value})) return false;
    run({thread, way.value}, path_.process_at(node, thread), node, *does);
  }
  branch.does = std::move(does);
  branch.certain = true;
  return true;
}

// Adds what the step does.
StopKind DporReversal::run(const Alternative& chosen, std::uint32_t process, std::size_t at,
                           Footprint& does) {
  Footprint one;
  const StopKind stop = trial_.take(chosen, one);
  trial_.complete(one, stop, chosen.thread, path_, process, at);
  does.add(one);
  return stop;
}

}  // namespace heddle::explore
