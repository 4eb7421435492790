// heddle check: explore, report, write the trace.
#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <new>
#include <optional>

#include "cli/assumptions.h"
#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/escort.h"
#include "cli/explore_program.h"
#include "cli/fault.h"
#include "cli/one_search.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/progress.h"
#include "cli/publish.h"
#include "cli/recorded.h"
#include "cli/several.h"
#include "cli/swarm.h"
#include "cli/team_sizes.h"
#include "cli/watched.h"
#include "cli/wiring.h"

namespace heddle::cli {
namespace {

// The first finding goes to FILE, further ones (--all) to FILE.2, FILE.3, ...
Result<Done> write_traces(const Recorded& recorded, const std::string& path, CheckResult& result) {
  for (std::size_t i = 0; i < result.findings.size(); ++i) {
    const std::string name = i == 0 ? path : fmt::format("{}.{}", path, i + 1);
    const Result<Done> written =
        write_file(name, report::write_trace(trace_of(recorded, result.findings[i])));
    if (!written.ok()) return written.error();
  }
  if (result.findings.empty()) {
    result.notes.push_back(fmt::format("no trace was written to {}: nothing was found", path));
  } else {
    result.notes.push_back(fmt::format("heddle replay {} runs this schedule again", path));
  }
  return Done{};
}

}  // namespace

namespace {

// What the program needs before a search can begin.
struct Prepared {
  Program program;
  race::Silence silence;
  MachineOptions made_with;
  std::unique_ptr<Machine> machine;
};

Result<Prepared> prepare(const CommandLine& line, Outcomes outcomes) {
  const Options& options = line.options;
  if (const Result<Done> ok = outputs_must_be_writable(options); !ok.ok()) return ok.error();
  Result<Program> program = identify_program(line);
  if (!program.ok()) return program.error();
  Result<race::Silence> silence = make_silence(options, program->machine);
  if (!silence.ok()) return silence.error();
  const MachineOptions made_with = machine_options(options, outcomes);
  Result<std::unique_ptr<Machine>> machine = make_machine(*program, made_with);
  if (!machine.ok()) {
    std::string message = machine.error().message;
    for (const std::string& note : program->notes) message += "; " + note;
    return Error{message};
  }
  return Prepared{std::move(*program), std::move(*silence), made_with, std::move(*machine)};
}

// The exit status of a test is its answer.
CommandLine with_properties_for(const Machine& machine, CommandLine line) {
  const std::string exit = name(FindingKind::Exit);
  std::vector<std::string>& wanted = line.options.properties;
  const bool decided = line.options.decided_properties.contains(exit);
  if (line.command == Command::Check && machine.is_test() && !decided) wanted.push_back(exit);
  return line;
}

// Shows it, if that is wanted, and tells the supervisor.
void tell_progress(const explore::Progress& now, ProgressLine* shown) {
  if (shown != nullptr) shown->show(now);
  if (board() == nullptr) return;
  board()->states = now.states;
  board()->transitions = now.transitions;
}

Explored explore_prepared(const CommandLine& line, Prepared& prepared, Outcomes outcomes, Observer* also) {
  const Options& options = line.options;
  Machine& machine = *prepared.machine;
  explore::SearchOptions search = search_options(options);
  search.output_matters = outcomes == Outcomes::Told;
  const bool on_terminal = stderr_is_terminal();
  const bool shown = options.progress || (on_terminal && !options.quiet && !options.no_progress);
  ProgressLine progress(on_terminal);
  search.progress = [&](const explore::Progress& now) { tell_progress(now, shown ? &progress : nullptr); };
  Explored explored{record(prepared.program, prepared.made_with, machine), {}};
  save_schedule_on_fault(explored.recorded, explore::schedule_so_far);
  watch_interrupts();

  const std::uint64_t memory_limit = search.budget.memory_bytes;
  const std::unique_ptr<Escort> escort =
      also == nullptr ? Escort::of(machine, options, search, prepared.silence, explored.recorded) : nullptr;
  Searched done = runs_in_workers(options)
                      ? search_in_workers(machine, options, search, prepared.silence, explored.recorded)
                      : search_once(machine, options, search, prepared.silence, also);
  if (escort != nullptr) done = escort->conclude(std::move(done), search);
  CheckResult& result = explored.result = std::move(done.result);
  explored.recorded.visible = std::move(done.visible);
  explored.recorded.race = std::move(done.race);
  result.program = prepared.program.name;
  result.options = effective(options, prepared.program.machine);
  result.options["max-memory"] = show_size(memory_limit);
  result.options["race"] = explored.recorded.race;
  result.notes.insert(result.notes.end(), prepared.program.notes.begin(), prepared.program.notes.end());
  result.suppressed = prepared.silence.suppressed();
  state_assumptions(options, result);
  result.command = line.again;
  gather_sources(machine, result);
  return explored;
}

}  // namespace

Result<Explored> explore_program(const CommandLine& line, Outcomes outcomes, Observer* also) {
  const explore::Budget budget = budget_of(line.options);
  limits::hold(budget.since, budget.seconds, budget.memory_bytes);
  std::optional<Prepared> prepared;
  try {
    const Limits limits(deadline_of(budget), budget.memory_bytes);
    Result<Prepared> ready = prepare(line, outcomes);
    if (!ready.ok()) return ready.error();
    prepared.emplace(std::move(*ready));
  } catch (const Halted& halted) {
    return Explored{{}, result_without_search(line, halted)};
  } catch (const std::bad_alloc&) {
    return Explored{{}, result_without_search(line, {Cut::Memory, "out of memory before the search began"})};
  }
  Explored explored =
      explore_prepared(with_properties_for(*prepared->machine, line), *prepared, outcomes, also);
  // The process is about to end (see main), unless other teams follow.
  if (!leaves_teams_open(line, explored.result)) (void)prepared->machine.release();
  return explored;
}

Result<Explored> check_one(const CommandLine& line) {
  const SteadyClock::time_point begun = SteadyClock::now();
  Result<Explored> explored = explore_program(line, Outcomes::Ignored, nullptr);
  if (explored.ok() && leaves_teams_open(line, explored->result))
    explored = try_other_teams(line, std::move(*explored),
                               std::chrono::duration<double>(SteadyClock::now() - begun).count());
  if (explored.ok() && !line.options.trace.empty()) {
    const Result<Done> written = write_traces(explored->recorded, line.options.trace, explored->result);
    if (!written.ok()) complain(written.error().message);
  }
  return explored;
}

int check(const CommandLine& line) {
  if (names_several(line)) return check_several(line);
  const auto work = [&] {
    Result<Explored> explored = check_one(line);
    if (!explored.ok()) return complain(explored.error().message);
    return publish(explored->result, line.options);
  };
  return watched(line, work, [&](const CheckResult& left) { return publish(left, line.options); });
}

}  // namespace heddle::cli
