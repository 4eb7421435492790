// Breadth-first search: the first counterexample has the fewest transitions. Going through the queue in order
// is a tour of the tree of snapshots.
#include <deque>

#include "explore/frontier.h"

namespace heddle::explore {
namespace {

class FirstInFirstOut final : public Frontier {
 public:
  void push(Waiting state) override { queue_.push_back(std::move(state)); }
  Waiting pop() override {
    Waiting first = std::move(queue_.front());
    queue_.pop_front();
    return first;
  }
  std::size_t size() const override { return queue_.size(); }
  void clear() override { queue_.clear(); }

 private:
  std::deque<Waiting> queue_;
};

}  // namespace

Ending breadth_first(Session& s) {
  FirstInFirstOut queue;
  return explore_frontier(s, queue);
}

}  // namespace heddle::explore
