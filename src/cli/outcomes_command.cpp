// heddle outcomes: everything a program can print, over all schedules.
#include <set>

#include "cli/commands.h"
#include "cli/explore_program.h"
#include "cli/publish.h"

namespace heddle::cli {
namespace {

// The output of every path that ends normally. The machine keeps it in the state, so it is there at every
// stop.
class Collector final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override {
    if (stop == StopKind::Finished) outputs.insert(machine.output());
    return std::nullopt;
  }
  std::set<std::string> outputs;
};

}  // namespace

int outcomes(const CommandLine& line) {
  Collector collector;
  Result<Explored> explored = explore_program(line, Outcomes::Told, &collector);
  if (!explored.ok()) return complain(explored.error().message);
  explored->result.outcomes.emplace(collector.outputs.begin(), collector.outputs.end());
  return publish(explored->result, line.options);
}

}  // namespace heddle::cli
