// At most so many delays on a path (Emmi, Qadeer and Rakamaric, "Delay-Bounded Scheduling", 2011). Without
// delays the schedule is the non-preemptive round robin: the running thread as long as it can go on, then the
// next one in the order of numbers. A delay passes over one thread.
#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "explore/filters.h"

namespace heddle::explore {
namespace {

class DelayBound final : public Filter {
 public:
  DelayBound(std::uint64_t first, std::uint64_t last) : bound_(first), first_(first), last_(last) {}

  bool bounds() const override { return true; }

  void prune(const ChoicePoint& point, const Path& path, std::vector<Alternative>& alternatives,
             std::size_t first) override {
    const std::size_t depth = path.length();
    State arrived{0, kNoThread, point.kind, {}};
    if (depth > 0) std::tie(arrived.delays, arrived.running) = after(path);
    if (states_.size() <= depth) states_.resize(depth + 1);
    State& here = states_[depth];
    std::swap(arrived.queue, here.queue);  // its memory
    std::swap(arrived, here);
    line_up(point, here);
    if (point.kind != ChoiceKind::Thread) return;
    std::size_t kept = first;
    for (std::size_t i = first; i < alternatives.size(); ++i)
      if (here.delays + delays_of(here, alternatives[i].thread) <= bound_)
        alternatives[kept++] = alternatives[i];
    alternatives.resize(kept);
  }

  std::uint64_t key(const ChoicePoint&, const Path& path) override {
    return path.length() == 0 ? 0 : std::uint64_t{after(path).second} + 1;
  }
  std::uint64_t left(const Path& path) override {
    return bound_ - (path.length() == 0 ? 0 : after(path).first);
  }

  bool next() override { return bound_ < last_ && ++bound_ > 0; }
  std::string bound() const override { return fmt::format("{} delay{}", bound_, bound_ == 1 ? "" : "s"); }
  std::string stage() const override { return stage_of_bounds("delays", bound_, first_, last_); }

 private:
  struct State {
    std::uint64_t delays;
    ThreadId running;
    ChoiceKind kind;
    std::vector<ThreadId> queue;  // those that can run, in the order in which their turns would come
  };

  static void line_up(const ChoicePoint& point, State& state) {
    std::vector<ThreadId>& queue = state.queue;
    queue.clear();
    for (const Alternative& a : point.alternatives)
      if (std::find(queue.begin(), queue.end(), a.thread) == queue.end()) queue.push_back(a.thread);
    std::sort(queue.begin(), queue.end());
    const bool stays = goes_on(point, state.running);
    std::stable_partition(queue.begin(), queue.end(), [&](ThreadId t) {
      return state.running == kNoThread || t > state.running || (t == state.running && stays);
    });
  }
  static std::uint64_t delays_of(const State& state, ThreadId thread) {
    return static_cast<std::uint64_t>(std::find(state.queue.begin(), state.queue.end(), thread) -
                                      state.queue.begin());
  }
  // Delays so far, and who runs.
  std::pair<std::uint64_t, ThreadId> after(const Path& path) const {
    const State& before = states_[path.length() - 1];
    const Alternative& taken = path.taken().back();
    const std::uint64_t delays = before.kind == ChoiceKind::Thread ? delays_of(before, taken.thread) : 0;
    return {before.delays + delays, running_after(before.running, before.kind, taken)};
  }

  std::uint64_t bound_;
  const std::uint64_t first_;
  const std::uint64_t last_;
  std::vector<State> states_;  // by depth: of the path, and what is left of longer ones
};

}  // namespace

std::unique_ptr<Filter> make_delay_bound(std::uint64_t first, std::uint64_t last) {
  return std::make_unique<DelayBound>(first, last);
}

}  // namespace heddle::explore
