// Random search: the alternatives of every state in a random order. As complete as depth-first search.
#include <utility>

#include "explore/orders.h"
#include "explore/random.h"

namespace heddle::explore {
namespace {

class RandomOrder final : public Order {
 public:
  explicit RandomOrder(std::uint64_t seed) : random_(seed, 1) {}
  bool arrange(Session&, const Path&, std::span<Alternative> alternatives) override {
    for (std::size_t i = alternatives.size(); i > 1; --i)
      std::swap(alternatives[i - 1], alternatives[random_.below(i)]);
    return true;
  }

 private:
  Random random_;
};

}  // namespace

std::unique_ptr<Order> make_random_order(std::uint64_t seed) {
  return std::make_unique<RandomOrder>(seed);
}

}  // namespace heddle::explore
