// heddle replay: the schedule of a trace, once more.
#include <fmt/format.h>

#include <filesystem>
#include <optional>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/fault.h"
#include "cli/recorded.h"
#include "cli/wiring.h"

namespace heddle::cli {
namespace {

std::optional<std::string> missing_file(const report::Trace& trace) {
  std::vector<std::string> files = trace.sources;
  files.insert(files.end(), trace.class_path.begin(), trace.class_path.end());
  if (!trace.jar.empty()) files.push_back(trace.jar);
  std::error_code error;
  for (const std::string& file : files) {
    if (!std::filesystem::exists(file, error)) return file;
  }
  return std::nullopt;
}

// What a reader must know before believing the rest.
void compare(const report::Trace& trace, const std::string& digest, CheckResult& result) {
  const bool changed = digest != trace.digest;
  if (changed && result.verdict == Verdict::Inconclusive) {
    result.reason = "the program has changed since the trace was recorded, and its schedule no longer fits" +
                    (result.reason.empty() ? "" : ": " + result.reason);
  } else if (changed) {
    result.notes.insert(result.notes.begin(), "the program has changed since the trace was recorded");
  }
  if (result.findings.empty() || trace.kind.empty()) return;
  const Finding& finding = result.findings.front();
  if (name(finding.kind) != trace.kind || finding.message != trace.message) {
    result.notes.insert(
        result.notes.begin(),
        fmt::format("the trace was recorded for another finding: {}: {}", trace.kind, trace.message));
  }
}

}  // namespace

int replay(const CommandLine& line) {
  if (line.operands.size() != 1) return complain("replay needs one trace: heddle replay FILE");
  const std::string& path = line.operands[0];
  const Result<std::string> text = read_file(path);
  if (!text.ok()) return complain(text.error().message);
  Result<report::Trace> trace = report::read_trace(text.value());
  if (!trace.ok()) return complain(path + ": " + trace.error().message);
  if (trace->machine != "java") {
    return complain(
        fmt::format("{}: its machine '{}' is not supported yet by this version", path, trace->machine));
  }
  if (const std::optional<std::string> missing = missing_file(*trace)) {
    return complain(
        fmt::format("the program of this trace is missing: there is no {}; bring it back or change its "
                    "line in {}",
                    *missing, path));
  }
  MachineOptions options = machine_options_of(*trace);
  if (!line.options.jdk.empty()) options.jdk = line.options.jdk;
  const Program program = program_of(*trace);
  Result<std::unique_ptr<java::JavaMachine>> machine = make_machine(program, options);
  if (!machine.ok()) return complain(machine.error().message);

  (*machine)->assume(trace->visible);
  const Recorded recorded = record(program, options, **machine);
  save_schedule_on_fault(recorded, [&] { return trace->schedule; });
  const std::vector<std::unique_ptr<Observer>> properties =
      make_properties({"deadlock", "assertion", "exception"});
  CheckResult result = explore::replay(**machine, borrowed(properties), trace->schedule);
  result.program = program.name;
  result.options = trace->options;
  result.options["replay"] = path;
  compare(*trace, recorded.digest, result);
  return publish(result, line.options);
}

}  // namespace heddle::cli
