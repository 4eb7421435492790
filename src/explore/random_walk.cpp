// Random walk: executions from the first choice, each choice uniform among the alternatives. Matches and
// stores nothing, so it never runs out of memory and never says `verified`.
#include <fmt/format.h>

#include "explore/session.h"

namespace heddle::explore {
namespace {

// A walk that has not ended after so many transitions is given up (a program need not end), unless
// --max-depth says.
constexpr std::uint64_t kLongestWalk = 1'000'000;

class Random {  // splitmix64: small, seeded, the same everywhere
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t below(std::uint64_t n) {
    std::uint64_t bits = mix64(state_ += 0x9e3779b97f4a7c15ULL);
    return static_cast<std::uint64_t>((static_cast<unsigned __int128>(bits) * n) >> 64);
  }

 private:
  std::uint64_t state_;
};

}  // namespace

Ending random_walk(Session& s) {
  Random random(s.options.seed);
  const std::uint64_t longest = s.options.budget.depth.value_or(kLongestWalk);
  std::uint64_t walks = 0;
  std::uint64_t given_up = 0;
  Schedule path;
  s.incomplete = true;
  s.where = [&path] { return path; };
  struct Forget {
    Session& session;
    ~Forget() { session.where = {}; }
  } forget{s};
  for (;; ++walks) {
    s.incomplete_reason = fmt::format(
        "{} random executions do not cover every schedule{}", walks,
        given_up == 0 ? "" : fmt::format("; {} were given up after {} transitions", given_up, longest));
    if (s.options.walks != 0 && walks == s.options.walks) return Ending::Complete;
    s.memory.restore(s.initial);
    path.clear();
    for (StopKind stop = StopKind::Choice; stop == StopKind::Choice;) {
      if (s.over_budget(path.size())) return Ending::Cut;
      if (path.size() >= longest) {
        ++given_up;
        break;
      }
      const std::vector<Alternative>& enabled = s.machine.choice_point().alternatives;
      path.push_back(enabled[random.below(enabled.size())]);
      stop = s.step(path.back());
      s.stats.max_depth = std::max<std::uint64_t>(s.stats.max_depth, path.size());
      if (stop == StopKind::Refine) return Ending::Refine;
      if (s.inspect(stop, [&] { return path; })) return Ending::Enough;
      if (stop == StopKind::Finished || stop == StopKind::Stuck || stop == StopKind::Failed) {
        ++s.stats.executions;
      } else if (stop == StopKind::Unsupported && s.unsupported++ == 0) {
        s.unsupported_reason = s.machine.reason();
      }
    }
  }
}

}  // namespace heddle::explore
