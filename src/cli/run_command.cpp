// heddle run: one fair schedule, with the output and the exit status that the program has by itself.
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

// By itself the program would hang here; an answer is better.
int report_deadlock(const Machine& machine) {
  std::fputs("heddle: the program is deadlocked: it would wait for ever\n", stderr);
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

// As a shell tells the signals that would have ended the program.
int report_failure(const Failure& failure) {
  constexpr int kAborted = 134, kSegmentationFault = 139;
  const std::string where = report::place(failure.position);
  return complain(report::printable(failure.message) + (where.empty() ? "" : " at " + where),
                  failure.kind == FindingKind::Memory ? kSegmentationFault : kAborted);
}

}  // namespace

int run(const CommandLine& line) {
  const Result<Program> program = identify_program(line);
  if (!program.ok()) return complain(program.error().message);
  for (const std::string& note : program.value().notes) complain("note: " + note);
  MachineOptions options = machine_options(line.options, Outcomes::Ignored);
  options.live = true;
  exit_on_fault_with(kRunFailedStatus);
  Result<std::unique_ptr<Machine>> machine = make_machine(program.value(), options);
  if (!machine.ok()) return complain(machine.error().message);
  const StopKind stop = explore::run_fair(**machine);
  const bool printed = std::ferror(stdout) == 0 && std::fflush(stdout) == 0;
  switch (stop) {
    case StopKind::Finished:
      if (!printed) return complain("cannot write to standard output", kRunFailedStatus);
      return machine.value()->end().status;
    case StopKind::Stuck: return report_deadlock(**machine);
    case StopKind::Failed: return report_failure(machine.value()->failure());
    case StopKind::Unsupported: return complain(machine.value()->reason(), kRunFailedStatus);
    case StopKind::Pruned: return complain("the program dropped this path: an assumption does not hold", 1);
    case StopKind::Choice:
    case StopKind::Refine: break;
  }
  return complain("internal fault: the fair schedule ended in the middle of the program", kRunFailedStatus);
}

}  // namespace heddle::cli
