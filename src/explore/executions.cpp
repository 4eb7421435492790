#include "explore/executions.h"

#include <fmt/format.h>

namespace heddle::explore {
namespace {

// An execution that has not ended after so many transitions is given up (a program need not end), unless
// --max-depth says.
constexpr std::uint64_t kLongest = 1'000'000;

class Executions {
 public:
  Executions(Session& s, Scheduler& scheduler)
      : s_(s), scheduler_(scheduler), longest_(s.options.budget.depth.value_or(kLongest)) {}

  Ending run() {
    s_.incomplete = true;
    s_.where = [this] { return path_; };
    s_.meter.describe = [this](Progress& progress) {
      progress.executions = executions_;
      progress.executions_wanted = s_.options.walks;
    };
    std::optional<Ending> ending;
    while (!ending) {
      if (s_.options.walks != 0 && executions_ == s_.options.walks) {
        ending = Ending::Complete;
      } else {
        ending = one();
      }
    }
    s_.where = {};
    say();
    return *ending;
  }

 private:
  // Nothing: go on with the next.
  std::optional<Ending> one() {
    s_.memory.restore(s_.initial);
    path_.clear();
    scheduler_.begin();
    for (StopKind stop = StopKind::Choice; stop == StopKind::Choice;) {
      if (s_.over_budget(path_.size())) return Ending::Cut;
      if (path_.size() >= longest_) {
        ++given_up_;
        break;
      }
      const std::optional<Alternative> chosen = scheduler_.pick(s_.machine.choice_point());
      if (!chosen) return Ending::Refine;
      path_.push_back(*chosen);
      stop = s_.step(*chosen);
      s_.stats.max_depth = std::max<std::uint64_t>(s_.stats.max_depth, path_.size());
      if (stop == StopKind::Refine) return Ending::Refine;
      scheduler_.ran(*chosen, stop);
      if (s_.inspect(stop, [&] { return path_; })) return Ending::Enough;
      if (stop == StopKind::Finished || stop == StopKind::Stuck || stop == StopKind::Failed) {
        ++s_.stats.executions;
      } else if (stop == StopKind::Unsupported && s_.unsupported++ == 0) {
        s_.unsupported_reason = s_.machine.reason();
      }
    }
    scheduler_.ended(path_.size());
    ++executions_;
    return std::nullopt;
  }

  void say() {
    s_.incomplete_reason =
        fmt::format("{} {} executions do not cover every schedule", executions_, scheduler_.name());
    if (given_up_ > 0)
      s_.incomplete_reason += fmt::format("; {} were given up after {} transitions", given_up_, longest_);
    if (std::string promise = scheduler_.promise(executions_); !promise.empty())
      s_.notes.push_back(std::move(promise));
  }

  Session& s_;
  Scheduler& scheduler_;
  const std::uint64_t longest_;
  std::uint64_t executions_ = 0;
  std::uint64_t given_up_ = 0;
  Schedule path_;
};

}  // namespace

Ending run_executions(Session& s, Scheduler& scheduler) {
  return Executions(s, scheduler).run();
}

}  // namespace heddle::explore
