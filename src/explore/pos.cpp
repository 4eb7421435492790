// Partial order sampling (Yuan, Yang and Gu, "Partial Order Aware Concurrency Sampling", CAV 2018). Every
// pending transition has a random priority, and the highest one runs. Then it gets a new one for what the
// thread does next, and so does every pending transition that interferes with what has run: of transitions
// that do not commute each may come first, again and again, whatever else happens in between.
//
// What a pending transition touches is found by lookahead.h, one extra run per transition.
#include <vector>

#include "explore/executions.h"
#include "explore/lookahead.h"
#include "explore/random.h"

namespace heddle::explore {
namespace {

class Pos final : public Scheduler {
 public:
  explicit Pos(Session& s) : s_(s), random_(s.options.seed) {}

  void begin() override { pending_.clear(); }

  std::optional<Alternative> pick(const ChoicePoint& offered) override {
    const ChoicePoint point = offered;  // looking ahead makes the machine forget it
    ThreadId best = kNoThread;
    for (const Alternative& a : point.alternatives) {
      if (a.thread >= pending_.size()) pending_.resize(a.thread + 1);
      Pending& pending = pending_[a.thread];
      if (!pending.known && !look(a, pending)) return std::nullopt;
      if (best == kNoThread || pending.priority > pending_[best].priority) best = a.thread;
    }
    return any_way(point, best, random_);
  }

  void ran(const Alternative& chosen, StopKind) override {
    Pending& done = pending_[chosen.thread];
    for (Pending& other : pending_)
      if (&other != &done && other.known && other.touches.interferes(done.touches))
        other.priority = random_.real();
    done.known = false;
  }

  std::string name() const override { return "partial-order-sampling"; }

 private:
  struct Pending {
    bool known = false;  // what it touches; else the thread has moved since
    double priority = 0;
    Touches touches;
  };

  bool look(const Alternative& alternative, Pending& pending) {
    std::optional<Touches> touches = look_ahead(s_, alternative);
    if (!touches) return false;
    pending = {true, random_.real(), std::move(*touches)};
    return true;
  }

  Session& s_;
  Random random_;
  std::vector<Pending> pending_;  // by thread
};

}  // namespace

Ending pos(Session& s) {
  Pos scheduler(s);
  return run_executions(s, scheduler);
}

}  // namespace heddle::explore
