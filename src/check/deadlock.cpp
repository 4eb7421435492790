// Deadlock: nothing can go on, and something should. The machine knows *that* (StopKind::Stuck: it excludes
// the state in which only daemon threads are left), or the search does (a stall: daemons go on for ever and
// help nobody); here we say *why*: who waits for what, held by whom. A cycle of holders is the explanation if
// there is one; otherwise every stuck thread is named (a lost notify, a pool nobody shuts down).
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "check/properties.h"

namespace heddle::check {
namespace {

using Threads = std::vector<ThreadStatus>;

const ThreadStatus* find(const Threads& threads, ThreadId id) {
  auto it =
      std::find_if(threads.begin(), threads.end(), [&](const ThreadStatus& t) { return t.thread == id; });
  return it == threads.end() ? nullptr : &*it;
}

bool is_stuck(const ThreadStatus& thread) {
  return thread.state != "ended";
}

bool is_stuck_user(const ThreadStatus& thread) {
  return is_stuck(thread) && !thread.daemon;
}

// The cycle of "waits for something held by" among `stuck` threads, rotated so that its smallest thread comes
// first; empty if there is none.
std::vector<const ThreadStatus*> find_cycle(const Threads& threads, bool (*stuck)(const ThreadStatus&)) {
  for (const ThreadStatus& start : threads) {
    std::vector<const ThreadStatus*> walk;
    const ThreadStatus* at = &start;
    while (at != nullptr && stuck(*at) && walk.size() <= threads.size()) {
      if (at == &start && !walk.empty()) {
        auto least = std::min_element(walk.begin(), walk.end(),
                                      [](auto* a, auto* b) { return a->thread < b->thread; });
        std::rotate(walk.begin(), least, walk.end());
        return walk;
      }
      walk.push_back(at);
      at = at->held_by == kNoThread ? nullptr : find(threads, at->held_by);
    }
  }
  return {};
}

std::string clause(const Threads& threads, const ThreadStatus& thread) {
  std::string text = thread.name;
  text += thread.waits_for.empty() ? " is " + (thread.state.empty() ? std::string("stuck") : thread.state)
                                   : " waits for " + thread.waits_for;
  const ThreadStatus* holder = find(threads, thread.held_by);
  // Not: the end of thread A, held by A.
  if (holder == nullptr || thread.waits_for.starts_with("the end of ")) return text;
  text += holder == &thread ? ", held by itself" : ", held by " + holder->name;
  return text;
}

// What usually helps.
std::string suggestion(const std::vector<const ThreadStatus*>& named, bool cycle) {
  const auto waits_for = [](const char* what) {
    return [what](const ThreadStatus* thread) { return thread->waits_for.find(what) != std::string::npos; };
  };
  if (cycle && std::none_of(named.begin(), named.end(), waits_for("the end of "))) {
    if (named.size() == 1)
      return "release it before it is taken again, or use one that its holder may take again";
    std::string all;
    for (std::size_t i = 0; i < named.size(); ++i)
      all += (i == 0 ? "" : i + 1 == named.size() ? " and " : ", ") + named[i]->waits_for;
    return "take " + all + " in the same order everywhere";
  }
  for (const char* what : {"notify on ", "signal on "})
    if (std::any_of(named.begin(), named.end(), waits_for(what)))
      return "notify (or signal) whenever what is waited for has changed; a notification before the wait is "
             "lost, so "
             "test the condition, with the lock held, before waiting";
  return "";
}

SourcePosition user_position(const Stack& stack) {
  for (const SourcePosition& position : stack)
    if (!position.library) return position;
  return stack.empty() ? SourcePosition{} : stack.front();
}

class DeadlockProperty final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override {
    if (stop == StopKind::Failed && machine.failure().kind == FindingKind::Deadlock) return certain(machine);
    if (stop != StopKind::Stuck) return std::nullopt;
    return explain(machine, is_stuck, "nobody is left to help");
  }
  // Daemons still move here, so only what the user threads do is the same in every state of the stall.
  std::optional<Finding> on_stall(Machine& machine) override {
    return explain(machine, is_stuck_user, "only daemon threads go on, and none will help");
  }

 private:
  // One thread can never go on, whatever the others do (it locks what it holds): the machine need not wait
  // for them.
  static Finding certain(const Machine& machine) {
    Finding finding;
    finding.kind = FindingKind::Deadlock;
    finding.message = "deadlock: " + machine.failure().message;
    finding.position = machine.failure().position;
    finding.threads = machine.threads();
    return finding;
  }
  static Finding explain(const Machine& machine, bool (*stuck)(const ThreadStatus&),
                         const char* without_cycle) {
    Finding finding;
    finding.kind = FindingKind::Deadlock;
    finding.threads = machine.threads();
    std::vector<const ThreadStatus*> named = find_cycle(finding.threads, stuck);
    const bool cycle = !named.empty();
    if (!cycle) {
      for (const ThreadStatus& thread : finding.threads)
        if (is_stuck_user(thread)) named.push_back(&thread);
    }
    std::string clauses;
    for (const ThreadStatus* thread : named) {
      if (!clauses.empty()) clauses += "; ";
      clauses += clause(finding.threads, *thread);
    }
    finding.message =
        cycle ? "deadlock: " + clauses : fmt::format("deadlock ({}): {}", without_cycle, clauses);
    finding.suggestion = suggestion(named, cycle);
    if (!named.empty()) finding.position = user_position(named.front()->stack);
    return finding;
  }
};

}  // namespace

std::unique_ptr<Observer> make_deadlock() {
  return std::make_unique<DeadlockProperty>();
}

}  // namespace heddle::check
