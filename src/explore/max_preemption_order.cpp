// Guided search of Groce and Visser ("Heuristics for Model Checking Java Programs", 2004): threads other than
// the one that has just run come first.
#include <algorithm>

#include "explore/orders.h"

namespace heddle::explore {
namespace {

class MaxPreemption final : public Order {
 public:
  bool arrange(Session&, const Path& path, std::span<Alternative> alternatives) override {
    if (path.length() == 0) return true;
    const ThreadId last = path.taken().back().thread;
    std::stable_partition(alternatives.begin(), alternatives.end(),
                          [last](const Alternative& a) { return a.thread != last; });
    return true;
  }
};

}  // namespace

std::unique_ptr<Order> make_max_preemption_order() {
  return std::make_unique<MaxPreemption>();
}

}  // namespace heddle::explore
