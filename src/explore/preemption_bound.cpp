// At most so many preemptions on a path (Qadeer and Rehof 2005; Musuvathi and Qadeer, "Iterative Context
// Bounding", 2007): a preemption is a switch away from a thread that could have gone on.
#include <fmt/format.h>

#include "explore/filters.h"

namespace heddle::explore {
namespace {

class PreemptionBound final : public Filter {
 public:
  PreemptionBound(std::uint64_t first, std::uint64_t last) : bound_(first), first_(first), last_(last) {}

  bool bounds() const override { return true; }

  void prune(const ChoicePoint& point, const Path& path, std::vector<Alternative>& alternatives,
             std::size_t first) override {
    const std::size_t depth = path.length();
    const State arrived = depth == 0 ? State{0, kNoThread, false, point.kind} : after(path);
    states_.resize(depth + 1);
    State& here = states_[depth] = arrived;
    here.kind = point.kind;
    here.goes_on = point.kind == ChoiceKind::Thread && goes_on(point, here.running);
    if (!here.goes_on || here.preemptions < bound_) return;
    std::size_t kept = first;
    for (std::size_t i = first; i < alternatives.size(); ++i)
      if (alternatives[i].thread == here.running) alternatives[kept++] = alternatives[i];
    alternatives.resize(kept);
  }

  // Whoever was running matters only while it could go on.
  std::uint64_t key(const ChoicePoint& point, const Path& path) override {
    if (path.length() == 0) return 0;
    const ThreadId running = after(path).running;
    if (point.kind == ChoiceKind::Thread && !goes_on(point, running)) return 0;
    return std::uint64_t{running} + 1;
  }
  std::uint64_t left(const Path& path) override {
    return bound_ - (path.length() == 0 ? 0 : after(path).preemptions);
  }

  bool next() override { return bound_ < last_ && ++bound_ > 0; }
  std::string bound() const override {
    return fmt::format("{} preemption{}", bound_, bound_ == 1 ? "" : "s");
  }
  std::string stage() const override { return stage_of_bounds("preemptions", bound_, first_, last_); }

 private:
  struct State {
    std::uint64_t preemptions;
    ThreadId running;
    bool goes_on;  // could it have?
    ChoiceKind kind;
  };
  State after(const Path& path) const {
    const State& before = states_[path.length() - 1];
    const Alternative& taken = path.taken().back();
    const bool preempts = before.goes_on && taken.thread != before.running;
    return {before.preemptions + preempts, running_after(before.running, before.kind, taken), false,
            ChoiceKind::Thread};
  }

  std::uint64_t bound_;
  const std::uint64_t first_;
  const std::uint64_t last_;
  std::vector<State> states_;  // by depth: of the path
};

}  // namespace

std::unique_ptr<Filter> make_preemption_bound(std::uint64_t first, std::uint64_t last) {
  return std::make_unique<PreemptionBound>(first, last);
}

}  // namespace heddle::explore
