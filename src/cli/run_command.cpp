// heddle run: one fair schedule, like java would.
#include <fmt/format.h>

#include <cstdio>

#include "cli/commands.h"
#include "cli/fault.h"
#include "cli/program.h"
#include "cli/wiring.h"
#include "report/counterexample.h"
#include "report/printable.h"

namespace heddle::cli {
namespace {

// java would hang here; an answer is better.
int report_deadlock(const Machine& machine) {
  std::fputs("heddle: the program is deadlocked: java would wait for ever\n", stderr);
  for (const ThreadStatus& status : machine.threads()) {
    if (status.waits_for.empty() || status.state == "ended") continue;
    const SourcePosition* at = report::users_frame(status.stack);
    const std::string where = at == nullptr ? "" : report::place(*at);
    std::string text =
        fmt::format("  {} waits for {}", report::printable(status.name), report::printable(status.waits_for));
    if (!where.empty()) text += " at " + where;
    std::fprintf(stderr, "%s\n", text.c_str());
  }
  return 1;
}

}  // namespace

int run(const CommandLine& line) {
  const Result<Program> program = identify_program(line);
  if (!program.ok()) return complain(program.error().message);
  const MachineOptions options{line.options.jdk, "escape", line.options.seed.value_or(1), true,
                               Outcomes::Ignored};
  exit_on_fault_with(kRunFailedStatus);
  Result<std::unique_ptr<java::JavaMachine>> machine = make_machine(program.value(), options);
  if (!machine.ok()) return complain(machine.error().message);
  const StopKind stop = explore::run_fair(**machine);
  std::fflush(stdout);
  switch (stop) {
    case StopKind::Finished: return machine.value()->exit_status();
    case StopKind::Stuck: return report_deadlock(**machine);
    case StopKind::Failed: return complain(machine.value()->failure().message, 1);
    case StopKind::Unsupported: return complain(machine.value()->reason(), kRunFailedStatus);
    case StopKind::Pruned: return complain("the program dropped this path: an assumption does not hold", 1);
    case StopKind::Choice:
    case StopKind::Refine: break;
  }
  return complain("internal fault: the fair schedule ended in the middle of the program", kRunFailedStatus);
}

}  // namespace heddle::cli
