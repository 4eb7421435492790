#include "cli/wiring.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "check/properties.h"
#include "cli/environment.h"
#include "cli/watched.h"
#include "explore/configuration.h"
#include "java/java_machine.h"
#include "native/native_machine.h"
#include "store/stores.h"

namespace heddle::cli {
namespace {

template <typename Named>
Topic topic(const char* name, const std::vector<Named>& entries) {
  Topic out{name, {}};
  for (const Named& entry : entries) out.entries.push_back({entry.name, entry.what});
  return out;
}

std::vector<Topic::Entry> best_configurations() {
  std::vector<Topic::Entry> entries;
  for (int i = 1; i <= 10; ++i) {
    const std::string name = fmt::format("rb{}", i);
    entries.push_back({name, explore::to_string(explore::parse_configuration(name).value())});
  }
  entries.push_back({"...", "heddle list configurations has all 7,920 of the paper"});
  return entries;
}

// Both machines call them the same.
template <typename Reduction>
Reduction reduction_named(const std::string& name) {
  if (name == "none") return Reduction::None;
  return name == "sync" ? Reduction::Sync : Reduction::Escape;
}

native::Distribution distribution_named(const std::string& name) {
  if (name == "cyclic") return native::Distribution::Cyclic;
  if (name == "block") return native::Distribution::Block;
  return name == "all" ? native::Distribution::All : native::Distribution::Any;
}

// Of a test method; "" if the program is none.
std::string tested_class(const Program& program) {
  if (program.main_class != kTestRunner) return "";
  for (const std::string& step : program.arguments)
    if (step.starts_with("new ")) return step.substr(4);
  return "";
}

Timeouts timeouts_named(const std::string& name) {
  return name == "late" ? Timeouts::Late : name == "never" ? Timeouts::Never : Timeouts::Any;
}

std::optional<InputRange> input_range(const MachineOptions& options) {
  return options.nondet ? std::optional(InputRange{options.nondet->low, options.nondet->high}) : std::nullopt;
}

Result<std::unique_ptr<Machine>> make_java(const Program& program, const MachineOptions& options) {
  java::JavaOptions java;
  java.jdk = options.jdk;
  java.sources = program.sources;
  java.class_path = program.class_path;
  java.main_class = program.main_class;
  java.tested_class = tested_class(program);
  java.jar = program.jar;
  java.arguments = program.arguments;
  java.directory = program.directory;
  java.readable = program.readable;
  java.add_exports = program.add_exports;
  java.add_opens = program.add_opens;
  java.input = program.input;
  java.reduction = reduction_named<java::Reduction>(options.reduction);
  java.juc_model = options.juc == "model";
  java.spurious_wakeups = options.spurious_wakeups;
  java.timeouts = timeouts_named(options.timeouts);
  java.heap_bytes = options.heap;
  java.inputs = input_range(options);
  java.choices_jar = beside_executable("heddle-check.jar");
  java.assertions_count = options.assertions;
  java.exceptions_count = options.exceptions;
  java.seed = options.seed;
  java.live = options.live;
  java.outcomes = options.outcomes == Outcomes::Told;
  java.opmm = options.opmm;
  java.relax_jdk = options.relax_jdk;
  java.tearing = options.tearing;
  if (const char* choices = std::getenv("HEDDLE_AUDIT")) java.audit = std::strtoull(choices, nullptr, 10);
  return java::make_java_machine(java);
}

Result<std::unique_ptr<Machine>> make_native(const Program& program, const MachineOptions& options) {
  native::NativeOptions native;
  native.directory = program.directory;
  native.sources = program.sources;
  native.compiler_flags = program.compiler_flags;
  native.arguments = program.arguments;
  for (const ArgumentRange& range : program.argument_ranges) {
    native.ranges.push_back({range.index, range.values.low, range.values.high});
  }
  native.input = program.input;
  native.inputs = input_range(options);
  native.reduction = reduction_named<native::Reduction>(options.reduction);
  native.spurious_wakeups = options.spurious_wakeups;
  native.timeouts = timeouts_named(options.timeouts);
  native.leaks = options.leaks;
  native.uninitialised = options.uninitialised;
  native.threads_low = static_cast<std::uint32_t>(options.threads.low);
  native.threads_high = static_cast<std::uint32_t>(options.threads.high);
  native.distribution = distribution_named(options.schedule);
  native.seed = options.seed;
  native.live = options.live;
  native.outcomes = options.outcomes == Outcomes::Told;
  native.opmm = options.opmm;
  return native::make_native_machine(native);
}

}  // namespace

MachineOptions machine_options(const Options& options, Outcomes outcomes) {
  MachineOptions machine;
  if (!options.reduction.empty()) machine.reduction = options.reduction;
  machine.juc = options.juc;
  machine.seed = options.seed.value_or(1);
  machine.outcomes = outcomes;
  machine.jdk = options.jdk;
  if (options.given.contains("--range")) machine.nondet = options.nondet;
  machine.spurious_wakeups = options.spurious_wakeups;
  machine.timeouts = options.timeouts;
  machine.heap = options.heap.value_or(machine.heap);
  machine.leaks = options.leaks;
  machine.uninitialised = options.uninitialised;
  machine.threads = options.threads;
  machine.schedule = options.schedule;
  const auto wants = [&](const char* property) {
    return std::find(options.properties.begin(), options.properties.end(), property) !=
           options.properties.end();
  };
  machine.assertions = wants("assertion");
  machine.exceptions = wants("exception");
  machine.opmm = is_relaxed(options);
  machine.relax_jdk = options.relax_jdk;
  machine.tearing = options.tearing;
  return machine;
}

Result<std::unique_ptr<Machine>> make_machine(const Program& program, const MachineOptions& options) {
  return program.machine == kNative ? make_native(program, options) : make_java(program, options);
}

std::unique_ptr<StateStore> make_store(const std::string& match, Machine& machine) {
  const bool program_only = match == "program";
  const std::string name = program_only ? "hash" : match;
  if (store::needs_base_contents(name)) machine.memory().keep_base_contents();
  return store::make_store(name, program_only ? store::Zones::Program : store::Zones::All);
}

std::vector<std::unique_ptr<Observer>> make_properties(const std::vector<std::string>& names) {
  std::vector<std::unique_ptr<Observer>> properties;
  for (const std::string& name : names) {
    if (std::unique_ptr<Observer> property = check::make_property(name))
      properties.push_back(std::move(property));
  }
  return properties;
}

std::vector<Observer*> borrowed(const std::vector<std::unique_ptr<Observer>>& properties) {
  std::vector<Observer*> out;
  for (const std::unique_ptr<Observer>& property : properties) out.push_back(property.get());
  return out;
}

explore::SearchOptions search_options(const Options& options) {
  explore::SearchOptions search;
  search.search = options.search;
  search.order = options.order;
  search.filter = options.filter;
  search.backtrack = options.backtrack;
  search.restart = options.restart;
  search.seed = options.seed.value_or(1);
  search.reopen = options.reopen;
  search.walks = options.walks.value_or(0);
  search.pct_depth = options.pct_depth.value_or(search.pct_depth);
  if (!options.heuristic.empty()) search.heuristic = joined(options.heuristic, ",");
  search.all = options.all;
  search.livelock =
      std::find(options.properties.begin(), options.properties.end(), "livelock") != options.properties.end();
  search.minimise_seconds = options.minimise.value_or(0);
  search.budget = budget_of(options);
  return search;
}

std::vector<Topic> list_topics() {
  std::vector<Topic> topics;
  topics.push_back(
      {"machines",
       {{"java", ".java, .class, .jar or the name of a class: bytecode on a JVM of Heddle's own"},
        {"native", ".c, .cc, .cpp, .cxx, .f90, .f, .ll, .bc: LLVM IR, compiled by Clang 19 or flang 19"}}});
  topics.push_back(topic("searches", explore::search_names()));
  topics.back().entries.push_back(
      {"swarm",
       "different searches at once (--jobs), the first finding stops all; `verified` if dfs is done"});
  topics.push_back({"orders",
                    {{"default", "threads by number (default)"},
                     {"random", "at random, by --seed"},
                     {"max-preemption", "first the threads other than the one that has just run"},
                     {"interference", "first what interferes with something recent on the path"}}});
  topics.push_back({"filters",
                    {{"all", "no bound (default)"},
                     {"preemptions:K", "at most K switches away from a thread that could go on"},
                     {"delays:K", "at most K threads passed over by a round-robin schedule"}}});
  topics.push_back({"configurations", best_configurations()});
  topics.push_back({"reductions",
                    {{"none", "every access to memory that another thread could reach is visible"},
                     {"escape", "only accesses to objects that more than one thread can reach"},
                     {"sync", "only synchronisation; sound because a race detector runs (default)"}}});
  topics.push_back(
      {"detectors",
       {{"auto", "what fits the search and the program: access-sets, clocks or summary (default)"},
        {"access-sets",
         "what each thread accessed since it last synchronised; for sync and complete searches"},
        {"clocks", "happens-before on every path; the one for incomplete searches"},
        {"summary", "whose past contains the last write of each location; for none and escape"},
        {"none", "races are not looked for"}}});
  topics.push_back({"memory-models",
                    {{"sc", "sequential consistency: a read returns the newest write (default)"},
                     {"opmm", "an operational part of the Java memory model: docs/memory-models.md"}}});
  topics.push_back(topic("matchings", store::store_names()));
  topics.back().entries.push_back(
      {"program", "fingerprints of the program's state alone, as the JRF paper matches"});
  topics.push_back(topic("properties", check::property_names()));
  topics.back().entries.insert(topics.back().entries.begin(),
                               {"race", "accesses of two threads that nothing orders, one of them a write"});
  topics.push_back({"assumptions", {}});
  for (const AssumptionRow& row : assumption_table())
    topics.back().entries.push_back({row.name, row.meaning});
  topics.push_back({"formats",
                    {{"text", "for people (default)"},
                     {"json", "one object, docs/json-format.md"},
                     {"sarif", "SARIF 2.1.0, for code scanning"},
                     {"github", "annotations of GitHub Actions"}}});
  return topics;
}

}  // namespace heddle::cli
