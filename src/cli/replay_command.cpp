// heddle replay: the schedule of a trace, once more.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <optional>

#include "base/any_input.h"
#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/fault.h"
#include "cli/output.h"
#include "cli/publish.h"
#include "cli/recorded.h"
#include "cli/watched.h"
#include "cli/wiring.h"
#include "report/printable.h"

namespace heddle::cli {
namespace {

std::optional<std::string> missing_file(const Program& program) {
  std::vector<std::string> files = program.sources;
  files.insert(files.end(), program.class_path.begin(), program.class_path.end());
  for (const std::string& file : {program.directory, program.jar, program.input}) {
    if (!file.empty() && file != AnyInput::kName) files.push_back(file);
  }
  std::error_code error;
  for (const std::string& file : files) {
    const std::filesystem::path path = std::filesystem::path(program.directory) / file;
    if (!std::filesystem::exists(path, error)) return path.string();
  }
  return std::nullopt;
}

// What a reader must know before believing the rest.
void compare(const report::Trace& trace, bool changed, CheckResult& result) {
  if (changed && result.verdict == Verdict::Inconclusive) {
    result.reason = "the program has changed since the trace was recorded, and its schedule no longer fits" +
                    (result.reason.empty() ? "" : ": " + result.reason);
  } else if (changed) {
    result.notes.insert(result.notes.begin(), "the program has changed since the trace was recorded");
  }
  if (result.findings.empty() || trace.kind.empty()) return;
  const Finding& finding = result.findings.front();
  if (name(finding.kind) != trace.kind || !same_message(finding.message, trace.message)) {
    result.notes.insert(
        result.notes.begin(),
        fmt::format("the trace was recorded for another finding: {}: {}", trace.kind, trace.message));
  }
}

// In the first line, before anybody believes the rest. Standard output is left alone where it is for
// programs.
void say_changed(const std::string& path, const report::Trace& trace, const Options& options) {
  const std::string line = fmt::format(
      "{} is not the program that {} was recorded of: it, its compiler or its JDK has changed since\n",
      report::printable(trace.program), report::printable(path));
  if (options.format == "text" && !options.quiet) {
    print(line);  // if it cannot be written, the result cannot, either, and that is said
  } else {
    std::fputs(("heddle: " + line).c_str(), stderr);
  }
}

int replay_trace(const CommandLine& line) {
  if (line.operands.size() != 1) return complain("replay needs one trace: heddle replay FILE");
  if (const Result<Done> ok = outputs_must_be_writable(line.options); !ok.ok())
    return complain(ok.error().message);
  const std::string& path = line.operands[0];
  const Result<std::string> text = read_file(path);
  if (!text.ok()) return complain(text.error().message);
  Result<report::Trace> trace = report::read_trace(text.value());
  if (!trace.ok()) return complain(path + ": " + trace.error().message);
  const Result<Program> program = program_of(*trace);
  if (!program.ok()) return complain(path + ": " + program.error().message);
  Result<MachineOptions> options = machine_options_of(*trace, program.value().machine);
  if (!options.ok()) return complain(path + ": " + options.error().message);
  if (const std::optional<std::string> missing = missing_file(program.value())) {
    return complain(
        fmt::format("the program of this trace is missing: there is no {}; bring it back or change its "
                    "line in {}",
                    *missing, path));
  }
  const Result<Done> fits = must_be_for(program.value().machine, line.options, trace->program);
  if (!fits.ok()) return complain(fits.error().message);
  if (!line.options.jdk.empty()) options->jdk = line.options.jdk;
  Result<std::unique_ptr<Machine>> machine = make_machine(program.value(), *options);
  if (!machine.ok()) return complain(machine.error().message);

  (*machine)->assume(trace->visible);
  const Recorded recorded = record(program.value(), *options, **machine);
  save_schedule_on_fault(recorded, [&] { return trace->schedule; });
  std::vector<std::string> wanted = {"deadlock", "assertion", "exception", "memory"};
  if (trace->kind == name(FindingKind::Exit)) wanted.push_back(trace->kind);
  const std::vector<std::unique_ptr<Observer>> properties = make_properties(wanted);
  std::vector<Observer*> observers = borrowed(properties);
  const std::unique_ptr<race::Races> race = make_recorded_race(**machine, *trace);
  if (race != nullptr) observers.insert(observers.begin(), race.get());
  CheckResult result =
      explore::replay(**machine, std::move(observers), trace->schedule, budget_of(line.options));
  result.program = trace->program;
  result.options = trace->options;
  result.options["replay"] = path;
  result.command = line.again;
  const bool changed = !trace->digest.empty() && trace->digest != recorded.digest;
  compare(*trace, changed, result);
  gather_sources(**machine, result);
  if (changed) say_changed(path, *trace, line.options);
  return publish(result, line.options);
}

}  // namespace

int replay(const CommandLine& line) {
  const explore::Budget budget = budget_of(line.options);
  const auto work = [&] {
    limits::hold(budget.since, budget.seconds, budget.memory_bytes);
    const Limits limits(deadline_of(budget), budget.memory_bytes);
    try {
      return replay_trace(line);
    } catch (const Halted& halted) {
      return publish(result_without_search(line, halted), line.options);
    }
  };
  return watched(line, work, [&](const CheckResult& left) { return publish(left, line.options); });
}

}  // namespace heddle::cli
