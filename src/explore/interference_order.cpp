// Guided search towards interference (Wehrle and Kupferschmid, "Context-Enhanced Directed Model Checking",
// 2010, as the DFS-RB paper uses it): transitions that interfere with an earlier one on the path come first,
// those that interfere with a later one before the others. What a transition touches is found by lookahead.h,
// one extra run per new state: what the thread that moved will do next; the rest is known from the state
// before.
#include <algorithm>

#include "explore/lookahead.h"
#include "explore/orders.h"

namespace heddle::explore {
namespace {

// How far back an earlier transition is looked for: what happened long ago interferes with everything.
constexpr std::size_t kRemembered = 64;

class Interference final : public Order {
 public:
  bool arrange(Session& s, const Path& path, std::span<Alternative> alternatives) override {
    const std::size_t depth = path.length();
    levels_.resize(depth + 1);
    std::vector<Pending> now;
    for (const Alternative& alternative : alternatives) {
      if (const Touches* known = known_before(path, alternative)) {
        now.push_back({alternative, *known, 0});
        continue;
      }
      std::optional<Touches> touches = look_ahead(s, alternative);
      if (!touches) return false;
      now.push_back({alternative, std::move(*touches), 0});
    }
    for (Pending& pending : now) pending.interferes_with = last_interference(path, pending);
    levels_[depth] = now;
    std::stable_sort(now.begin(), now.end(), [](const Pending& a, const Pending& b) {
      return a.interferes_with > b.interferes_with;
    });
    for (std::size_t i = 0; i < now.size(); ++i) alternatives[i] = now[i].alternative;
    return true;
  }

 private:
  struct Pending {
    Alternative alternative;
    Touches touches;
    std::size_t interferes_with;  // the transition's number on the path, from 1; 0: none
  };
  static const Pending* in(const std::vector<Pending>& level, const Alternative& alternative) {
    for (const Pending& pending : level)
      if (pending.alternative == alternative) return &pending;
    return nullptr;
  }
  const Touches* known_before(const Path& path, const Alternative& alternative) const {
    const std::size_t depth = path.length();
    if (depth == 0 || path.taken().back().thread == alternative.thread) return nullptr;
    const Pending* before = in(levels_[depth - 1], alternative);
    return before == nullptr ? nullptr : &before->touches;
  }
  std::size_t last_interference(const Path& path, const Pending& pending) const {
    const std::size_t depth = path.length();
    const std::size_t oldest = depth > kRemembered ? depth - kRemembered : 0;
    for (std::size_t i = depth; i > oldest; --i) {
      const Alternative& taken = path.taken()[i - 1];
      if (taken.thread == pending.alternative.thread) continue;
      const Pending* earlier = in(levels_[i - 1], taken);
      if (earlier != nullptr && earlier->touches.interferes(pending.touches)) return i;
    }
    return 0;
  }

  std::vector<std::vector<Pending>> levels_;  // by depth: the alternatives of the state on the path
};

}  // namespace

std::unique_ptr<Order> make_interference_order() {
  return std::make_unique<Interference>();
}

}  // namespace heddle::explore
