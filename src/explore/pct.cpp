// Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi and Nagarakatte, ASPLOS 2010). Every
// thread has a random priority, and of those that can run the one with the highest does. At d-1 random steps
// of an execution the thread that has just run falls below all others. A bug of depth d (d orders between
// steps suffice to show it) is then found with probability at least 1/(n k^(d-1)) by each execution, n being
// the number of threads and k the number of steps.
//
// Both are measured: the first execution has no change points and only counts; n and k grow when an execution
// turns out larger. Where we differ: the paper takes it that the highest thread sooner or later blocks. One
// that spins, or waits with a time-out in a loop, does not: when it has run kPatience steps without progress
// while another could run, it falls below all others, as after a yield.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "explore/executions.h"
#include "explore/random.h"

namespace heddle::explore {
namespace {

constexpr std::uint64_t kPatience = 200;

class Pct final : public Scheduler, private EventSink {
 public:
  explicit Pct(Session& s) : s_(s), random_(s.options.seed), depth_(s.options.pct_depth) {
    s_.events.record_with(this);  // threads that begin: their numbers are used again
  }
  ~Pct() override { s_.events.record_with(nullptr); }
  Pct(const Pct&) = delete;
  Pct& operator=(const Pct&) = delete;

  void begin() override {
    priorities_.clear();
    threads_ = steps_ = patience_used_ = 0;
    running_ = kNoThread;
    lowest_ = 0;
    changes_.clear();
    if (most_steps_ == 0) return;
    for (std::uint64_t i = 1; i < depth_; ++i) changes_.push_back(1 + random_.below(most_steps_));
  }

  std::optional<Alternative> pick(const ChoicePoint& point) override {
    ThreadId best = kNoThread;
    double highest = 0;
    bool others = false;
    for (const Alternative& a : point.alternatives) {
      others |= a.thread != running_;
      const double own = priority(a.thread);
      if (best != kNoThread && own <= highest) continue;
      best = a.thread;
      highest = own;
    }
    if (best == running_ && others && patience_used_ >= kPatience) {
      priorities_[best] = --lowest_;
      patience_used_ = 0;
      return pick(point);
    }
    return any_way(point, best, random_);
  }

  void ran(const Alternative& chosen, StopKind) override {
    ++steps_;
    patience_used_ = chosen.thread == running_ && !s_.machine.progressed() ? patience_used_ + 1 : 0;
    running_ = chosen.thread;
    for (std::size_t i = 0; i < changes_.size(); ++i)
      if (changes_[i] == steps_)
        priorities_[chosen.thread] = static_cast<double>(i + 1) / static_cast<double>(depth_);
  }

  void ended(std::uint64_t) override {
    most_steps_ = std::max(most_steps_, steps_);
    most_threads_ = std::max(most_threads_, threads_);
  }

  std::string name() const override { return "PCT"; }
  std::string promise(std::uint64_t executions) const override {
    if (executions == 0) return "";
    const double steps = static_cast<double>(std::max<std::uint64_t>(1, most_steps_));
    const double chance =
        1 / (static_cast<double>(most_threads_) * std::pow(steps, static_cast<double>(depth_ - 1)));
    return fmt::format(
        "PCT: an execution shows a bug of depth {} with probability 1/(n k^(d-1)) = {:.3g} or more, for n = "
        "{} "
        "threads and k = {} steps as measured; {} executions miss it with probability {:.3g} or less",
        depth_, chance, most_threads_, most_steps_, executions,
        std::pow(1 - chance, static_cast<double>(executions)));
  }

 private:
  static constexpr double kFresh = -1e300;  // no priority yet

  // Fresh ones are in [1, 2), those of change points in (0, 1), those of spinning threads below.
  double priority(ThreadId thread) {
    if (thread >= priorities_.size()) priorities_.resize(thread + 1, kFresh);
    if (priorities_[thread] == kFresh) {
      priorities_[thread] = 1 + random_.real();
      ++threads_;
    }
    return priorities_[thread];
  }
  void on_event(const Event& event) override {
    if (event.kind != EventKind::Spawn) return;
    const ThreadId thread = static_cast<ThreadId>(event.value);
    if (thread < priorities_.size()) priorities_[thread] = kFresh;
  }

  Session& s_;
  Random random_;
  const std::uint64_t depth_;
  std::vector<double> priorities_;      // by thread
  std::vector<std::uint64_t> changes_;  // steps
  std::uint64_t steps_ = 0, threads_ = 0;
  std::uint64_t most_steps_ = 0, most_threads_ = 0;
  std::uint64_t patience_used_ = 0;  // steps of running_ without progress
  ThreadId running_ = kNoThread;
  double lowest_ = 0;
};

}  // namespace

Ending pct(Session& s) {
  Pct scheduler(s);
  return run_executions(s, scheduler);
}

}  // namespace heddle::explore
