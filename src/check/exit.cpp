// A program that ends with a status other than 0. For most programs that is an answer like others; for a test
// it is the verdict.
#include <fmt/format.h>

#include "check/exit_statuses.h"
#include "check/properties.h"

namespace heddle::check {
namespace {

class ExitProperty final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override {
    if (stop != StopKind::Finished) return std::nullopt;
    const ProgramEnd end = machine.end();
    if (end.status == 0) return std::nullopt;
    Finding finding;
    finding.kind = FindingKind::Exit;
    finding.message = fmt::format("the program ends with exit status {}", end.status);
    finding.position = end.position;
    finding.thread = end.thread;
    return finding;
  }
};

}  // namespace

std::unique_ptr<Observer> make_exit() {
  return std::make_unique<ExitProperty>();
}

std::optional<Finding> ExitStatuses::on_stop(Machine& machine, StopKind stop) {
  if (stop == StopKind::Finished) seen_.insert(machine.end().status);
  return std::nullopt;
}

std::optional<Assumption> ExitStatuses::assumption() const {
  constexpr std::size_t kShown = 8;
  if (seen_.empty() || (seen_.size() == 1 && seen_.contains(0))) return std::nullopt;
  std::string list;
  std::size_t shown = 0;
  for (const int status : seen_) {
    if (++shown > kShown) break;
    list += fmt::format("{}{}", list.empty() ? "" : ", ", status);
  }
  if (seen_.size() > kShown) list += fmt::format(" and {} more", seen_.size() - kShown);
  return Assumption{AssumptionKind::Exit,
                    fmt::format("exit statuses seen: {} (--properties +exit looks for them)", list)};
}

}  // namespace heddle::check
