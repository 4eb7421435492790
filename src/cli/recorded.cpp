#include "cli/recorded.h"

#include <fmt/format.h>

#include <set>

#include "cli/commands.h"
#include "report/printable.h"

namespace heddle::cli {
namespace {

using Entries = std::vector<report::Trace::Entry>;

void put(Entries& entries, const char* key, const std::string& value) {
  if (!value.empty()) entries.push_back({key, value});
}

void put(Entries& entries, const char* key, const std::vector<std::string>& values) {
  for (const std::string& value : values) entries.push_back({key, value});
}

Entries entries_of(const Recorded& recorded) {
  const Program& program = recorded.program;
  Entries entries;
  put(entries, "directory", program.directory);
  put(entries, "source", program.sources);
  put(entries, "compiler-flag", program.compiler_flags);
  put(entries, "class-path", program.class_path);
  put(entries, "jar", program.jar);
  put(entries, "allow-read", program.readable);
  put(entries, "add-exports", program.add_exports);
  put(entries, "add-opens", program.add_opens);
  if (program.machine == kJava) put(entries, "main-class", recorded.entry);
  put(entries, "argument", program.arguments);
  for (const ArgumentRange& range : program.argument_ranges) {
    put(entries, "argument-range", show_argument_range(range));
  }
  put(entries, "stdin", program.input);
  put(entries, "jdk", recorded.machine.jdk);
  return entries;
}

// Those that change what the choices mean: see trace_of.
const OptionRow* recorded_option(const std::string& key, MachineSet machine) {
  static const std::set<std::string> kRecorded = {
      "race",  "properties",       "reduction", "juc",  "memory", "relax-jdk",     "tearing", "seed",
      "range", "spurious-wakeups", "timeouts",  "heap", "leaks",  "uninitialised", "threads", "schedule"};
  if (!kRecorded.contains(key)) return nullptr;
  for (const OptionRow& row : option_table())
    if (row.name() == "--" + key && (row.machines & machine) != 0) return &row;
  return nullptr;
}

// False: there is no such entry.
Result<bool> take(const std::string& key, const std::string& value, Program& program) {
  if (key == "source") {
    program.sources.push_back(value);
  } else if (key == "argument") {
    program.arguments.push_back(value);
  } else if (program.machine == kJava && key == "class-path") {
    program.class_path.push_back(value);
  } else if (program.machine == kJava && key == "jar") {
    program.jar = value;
  } else if (program.machine == kJava && key == "main-class") {
    program.main_class = value;
  } else if (program.machine == kJava && key == "allow-read") {
    program.readable.push_back(value);
  } else if (program.machine == kJava && key == "add-exports") {
    program.add_exports.push_back(value);
  } else if (program.machine == kJava && key == "add-opens") {
    program.add_opens.push_back(value);
  } else if (key == "directory") {
    program.directory = value;
  } else if (program.machine == kNative && key == "compiler-flag") {
    program.compiler_flags.push_back(value);
  } else if (program.machine == kNative && key == "argument-range") {
    const Result<ArgumentRange> range = parse_argument_range(value);
    if (!range.ok()) return Error{"its argument-range " + range.error().message};
    program.argument_ranges.push_back(range.value());
  } else if (key == "stdin") {
    program.input = value;
  } else {
    return key == "jdk" && program.machine == kJava;  // of the machine, not of the program
  }
  return true;
}

}  // namespace

Recorded record(const Program& program, const MachineOptions& options, const Machine& machine) {
  return {with_absolute_paths(program), options, machine.entry(), machine.program_digest(), {}, "none"};
}

// Of a machine that lets exceptions pass: what it does not let pass. "": it is as usual.
static std::string tolerant_properties(const MachineOptions& machine) {
  if (machine.assertions && machine.exceptions) return "";
  std::string properties = "race,deadlock,memory,livelock";
  if (machine.assertions) properties += ",assertion";
  if (machine.exceptions) properties += ",exception";
  return properties;
}

report::Trace trace_of(const Recorded& recorded, const Schedule& schedule) {
  const MachineOptions& machine = recorded.machine;
  report::Trace trace;
  trace.heddle = kVersion;
  trace.machine = name(recorded.program.machine);
  trace.program = recorded.program.name;
  trace.entries = entries_of(recorded);
  trace.options["race"] = recorded.race;
  trace.options["reduction"] = machine.reduction;
  if (recorded.program.machine == kJava) trace.options["juc"] = machine.juc;
  if (const std::string properties = tolerant_properties(machine); !properties.empty())
    trace.options["properties"] = properties;
  if (machine.opmm) trace.options["memory"] = "opmm";
  if (machine.relax_jdk) trace.options["relax-jdk"] = "true";
  if (machine.tearing) trace.options["tearing"] = "true";
  trace.options["seed"] = std::to_string(machine.seed);
  if (machine.nondet) trace.options["range"] = show_range(*machine.nondet);
  if (machine.spurious_wakeups) trace.options["spurious-wakeups"] = "true";
  if (machine.timeouts != "any") trace.options["timeouts"] = machine.timeouts;
  if (recorded.program.machine == kJava) trace.options["heap"] = std::to_string(machine.heap);
  if (machine.leaks) trace.options["leaks"] = "true";
  if (machine.uninitialised) trace.options["uninitialised"] = "true";
  if (recorded.program.machine == kNative) {
    trace.options["threads"] = show_range(machine.threads);
    trace.options["schedule"] = machine.schedule;
  }
  trace.digest = recorded.digest;
  trace.visible = recorded.visible;
  trace.schedule = schedule;
  return trace;
}

report::Trace trace_of(const Recorded& recorded, const Finding& finding) {
  report::Trace trace = trace_of(recorded, finding.schedule);
  trace.kind = name(finding.kind);
  trace.message = finding.message;
  trace.location = finding.location;
  trace.comments = report::choice_comments(finding);
  return trace;
}

Result<Program> program_of(const report::Trace& trace) {
  const std::optional<MachineSet> machine = machine_named(trace.machine);
  if (!machine) {
    return Error{fmt::format("its machine '{}' is not supported yet by this version",
                             report::printable(trace.machine))};
  }
  Program program;
  program.machine = *machine;
  program.name = trace.program;
  for (const auto& [key, value] : trace.entries) {
    if (value.find('\0') != std::string::npos)
      return Error{fmt::format("its entry {} has a zero byte, which no name or argument can have", key)};
    const Result<bool> taken = take(key, value, program);
    if (!taken.ok()) return taken.error();
    if (!taken.value()) return Error{fmt::format("the trace has an unknown entry '{}'", key)};
  }
  if (program.sources.empty() && program.class_path.empty() && program.jar.empty()) {
    return Error{"the trace does not name its program; record it again with --trace"};
  }
  for (const ArgumentRange& range : program.argument_ranges) {
    if (range.index > program.arguments.size()) {
      return Error{fmt::format("the trace has a range for argument {}, but no such argument", range.index)};
    }
  }
  // Of sources and jars the machine finds the main class itself, as it did when the trace was recorded.
  const bool test = program.main_class == kTestRunner;
  if (!test && (!program.sources.empty() || !program.jar.empty())) program.main_class.clear();
  return program;
}

Result<MachineOptions> machine_options_of(const report::Trace& trace, MachineSet machine) {
  Options options = default_options();
  options.reduction = MachineOptions{}.reduction;
  options.juc = "real";  // as it was before there was a choice
  for (const auto& [key, value] : trace.options) {
    const OptionRow* row = recorded_option(key, machine);
    if (row == nullptr)
      return Error{fmt::format("the trace has an unknown option '{}'", report::printable(key))};
    if (const Result<Done> set = row->set(options, value); !set.ok())
      return Error{fmt::format("its option {}", report::printable(set.error().message))};
    options.given.insert(row->name());
  }
  if (options.memory.size() != 1) return Error{"its option memory should be sc or opmm"};
  for (const auto& [key, value] : trace.entries)
    if (key == "jdk") options.jdk = value;
  return machine_options(options, Outcomes::Ignored);
}

}  // namespace heddle::cli
