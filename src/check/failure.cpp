// Failed assertions, uncaught exceptions, memory errors: the machine stopped because the program did
// something wrong.
#include "check/properties.h"

namespace heddle::check {
namespace {

class FailureProperty final : public Observer {
 public:
  explicit FailureProperty(std::optional<FindingKind> only) : only_(only) {}

  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override {
    if (stop != StopKind::Failed) return std::nullopt;
    const Failure& failure = machine.failure();
    if (only_ ? failure.kind != *only_ : failure.kind == FindingKind::Deadlock) return std::nullopt;
    Finding finding;
    finding.kind = failure.kind;
    finding.message = failure.message;
    finding.position = failure.position;
    finding.thread = failure.thread;
    return finding;
  }

 private:
  std::optional<FindingKind> only_;
};

}  // namespace

std::unique_ptr<Observer> make_failure() {
  return std::make_unique<FailureProperty>(std::nullopt);
}
std::unique_ptr<Observer> make_failure(FindingKind only) {
  return std::make_unique<FailureProperty>(only);
}

}  // namespace heddle::check
