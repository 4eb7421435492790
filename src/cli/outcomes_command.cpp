// heddle outcomes: everything a program can print, over all schedules.
#include <fmt/format.h>

#include <set>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/explore_program.h"
#include "report/json.h"
#include "report/outcomes.h"

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
  const Result<Explored> explored = explore_program(line, Outcomes::Told, &collector);
  if (!explored.ok()) return complain(explored.error().message);
  const std::vector<std::string> found(collector.outputs.begin(), collector.outputs.end());
  if (line.options.format != "json") {
    if (!line.options.quiet && !print(report::outcome_table(found)))
      return complain("cannot write to standard output");
    return publish(explored.value().result, line.options);
  }
  if (!print(report::json(explored.value().result, kVersion, found)))
    return complain("cannot write to standard output");
  return exit_code(explored.value().result.verdict);
}

}  // namespace heddle::cli
