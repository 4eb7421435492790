#include "cli/recorded.h"

#include <charconv>

#include "cli/commands.h"

namespace heddle::cli {

Recorded record(const Program& program, const MachineOptions& options, const java::JavaMachine& machine) {
  return {with_absolute_paths(program), options, machine.main_class(), machine.program_digest(), {}};
}

report::Trace trace_of(const Recorded& recorded, const Schedule& schedule) {
  report::Trace trace;
  trace.heddle = kVersion;
  trace.machine = "java";
  trace.program = recorded.program.name;
  trace.sources = recorded.program.sources;
  trace.class_path = recorded.program.class_path;
  trace.jar = recorded.program.jar;
  trace.main_class = recorded.main_class;
  trace.arguments = recorded.program.arguments;
  trace.jdk = recorded.machine.jdk;
  trace.options["reduction"] = recorded.machine.reduction;
  trace.options["seed"] = std::to_string(recorded.machine.seed);
  trace.digest = recorded.digest;
  trace.visible = recorded.visible;
  trace.schedule = schedule;
  return trace;
}

report::Trace trace_of(const Recorded& recorded, const Finding& finding) {
  report::Trace trace = trace_of(recorded, finding.schedule);
  trace.kind = name(finding.kind);
  trace.message = finding.message;
  trace.comments = report::choice_comments(finding);
  return trace;
}

Program program_of(const report::Trace& trace) {
  Program program;
  program.name = trace.program;
  program.sources = trace.sources;
  program.class_path = trace.class_path;
  program.jar = trace.jar;
  // Of sources and jars the machine finds the main class itself, as it did when the trace was recorded.
  if (trace.sources.empty() && trace.jar.empty()) program.main_class = trace.main_class;
  program.arguments = trace.arguments;
  return program;
}

MachineOptions machine_options_of(const report::Trace& trace) {
  MachineOptions options;
  options.jdk = trace.jdk;
  if (const auto found = trace.options.find("reduction"); found != trace.options.end()) {
    options.reduction = found->second;
  }
  if (const auto found = trace.options.find("seed"); found != trace.options.end()) {
    std::from_chars(found->second.data(), found->second.data() + found->second.size(), options.seed);
  }
  return options;
}

}  // namespace heddle::cli
