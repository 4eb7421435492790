// One fair schedule, for `heddle run`: round-robin over the threads that can go on, switching at each choice.
//
// Alternatives with a value other than 0 are the unusual ways to go on (a time-out, a spurious wake-up). They
// are taken when no thread can go on in the ordinary way, or by a thread that has had no other way for a long
// time: a program in which one thread polls until a sleeper wakes must end.
#include <optional>

#include "explore/search.h"

namespace heddle::explore {
namespace {

constexpr std::uint64_t kPatience = 1000;  // choices

// The alternative of the next thread after `last`, in the order of thread numbers with wrap-around, that
// `usable` admits.
template <typename Usable>
std::optional<Alternative> next_in_turn(const ChoicePoint& point, ThreadId last, Usable usable) {
  std::optional<Alternative> best;
  ThreadId best_distance = kNoThread;
  for (const Alternative& alternative : point.alternatives) {
    ThreadId distance = alternative.thread - last - 1;  // modulo 2^32: `last` itself comes last
    if (!usable(alternative) || (best && distance >= best_distance)) continue;
    best = alternative;
    best_distance = distance;
  }
  return best;
}

class RoundRobin {
 public:
  Alternative choose(const ChoicePoint& point) {
    if (point.kind == ChoiceKind::Data) return point.alternatives.front();
    ++now_;
    note_who_starves(point);
    std::optional<Alternative> chosen =
        next_in_turn(point, last_, [&](const Alternative& a) { return a.value != 0 && starves(a.thread); });
    if (!chosen) chosen = next_in_turn(point, last_, [](const Alternative& a) { return a.value == 0; });
    if (!chosen) chosen = next_in_turn(point, last_, [](const Alternative&) { return true; });
    last_ = chosen->thread;
    threads_[last_].unusual_since = 0;
    return *chosen;
  }
  void clear() { *this = RoundRobin(); }

 private:
  struct Thread {
    std::uint64_t unusual_since = 0;  // has had only unusual ways since that choice; 0: not so
    std::uint64_t ordinary_at = 0;    // the last choice at which it could go on in the ordinary way
  };

  void note_who_starves(const ChoicePoint& point) {
    for (const Alternative& a : point.alternatives) {
      if (a.thread >= threads_.size()) threads_.resize(a.thread + 1);
      if (a.value == 0) threads_[a.thread] = {0, now_};
    }
    for (const Alternative& a : point.alternatives) {
      Thread& thread = threads_[a.thread];
      if (thread.ordinary_at != now_ && thread.unusual_since == 0) thread.unusual_since = now_;
    }
  }
  bool starves(ThreadId thread) const {
    std::uint64_t since = threads_[thread].unusual_since;
    return since != 0 && now_ - since >= kPatience;
  }

  ThreadId last_ = kNoThread;
  std::uint64_t now_ = 0;
  std::vector<Thread> threads_;
};

}  // namespace

StopKind run_fair(Machine& machine) {
  RoundRobin turn;
  PagedMemory::Snapshot initial;
  StopKind stop = machine.run();
  if (stop == StopKind::Choice && machine.memory().tracking()) initial = machine.memory().save();
  for (;;) {
    if (stop == StopKind::Refine && initial) {
      machine.memory().restore(initial);
      turn.clear();
    } else if (stop != StopKind::Choice) {
      return stop;
    }
    machine.take(turn.choose(machine.choice_point()));
    stop = machine.run();
  }
}

}  // namespace heddle::explore
