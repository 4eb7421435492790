// What a trace needs to know about a run besides the finding, and back again.
#pragma once

#include <string>

#include "cli/program.h"
#include "cli/wiring.h"
#include "core/result.h"
#include "report/trace.h"

namespace heddle::cli {

// A program that does not depend on the current directory, how its machine was made, and its digest.
struct Recorded {
  Program program;
  MachineOptions machine;
  std::string entry;
  std::string digest;
  // Known after the search:
  std::vector<std::string> visible;
  std::string race = "none";  // the detector
};
Recorded record(const Program& program, const MachineOptions& options, const Machine& machine);

report::Trace trace_of(const Recorded& recorded, const Finding& finding);
report::Trace trace_of(const Recorded& recorded, const Schedule& schedule);  // nothing found yet

// Errors: one sentence without the file's name.
Result<Program> program_of(const report::Trace& trace);
Result<MachineOptions> machine_options_of(const report::Trace& trace, MachineSet machine);

}  // namespace heddle::cli
