// Random walk: each choice uniform among the alternatives.
#include "explore/executions.h"
#include "explore/random.h"

namespace heddle::explore {
namespace {

class Uniform final : public Scheduler {
 public:
  explicit Uniform(std::uint64_t seed) : random_(seed) {}
  std::optional<Alternative> pick(const ChoicePoint& point) override {
    return point.alternatives[random_.below(point.alternatives.size())];
  }
  std::string name() const override { return "random"; }

 private:
  Random random_;
};

}  // namespace

Ending random_walk(Session& s) {
  Uniform scheduler(s.options.seed);
  return run_executions(s, scheduler);
}

}  // namespace heddle::explore
