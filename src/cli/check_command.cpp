// heddle check: explore, report, write the trace.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/explore_program.h"
#include "cli/fault.h"
#include "cli/program.h"
#include "cli/progress.h"
#include "cli/publish.h"
#include "cli/recorded.h"
#include "cli/wiring.h"
#include "race/call_sites.h"

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

// What was silenced, and what was found several times over.
void note_races(const race::Silence& silence, CheckResult& result) {
  if (const std::size_t merged = race::merge_call_sites(result.findings); merged > 0) {
    result.notes.push_back(fmt::format("{} more on other parts of the same objects at the same calls",
                                       merged == 1 ? "1 race" : fmt::format("{} races", merged)));
  }
  const bool complete = result.verdict == Verdict::Verified;
  for (std::string& note : silence.notes(complete)) result.notes.push_back(std::move(note));
}

// Nothing found is not enough.
void doubt(const std::string& why, CheckResult& result) {
  if (why.empty() || result.verdict != Verdict::Verified) return;
  result.verdict = Verdict::Inconclusive;
  result.reason = why;
}

}  // namespace

Result<Explored> explore_program(const CommandLine& line, Outcomes outcomes, Observer* also) {
  const Options& options = line.options;
  if (const Result<Done> ok = outputs_must_be_writable(options); !ok.ok()) return ok.error();
  Result<Program> program = identify_program(line);
  if (!program.ok()) return program.error();
  Result<race::Silence> silence = make_silence(options, program->machine);
  if (!silence.ok()) return silence.error();
  const MachineOptions made_with = machine_options(options, outcomes);
  Result<std::unique_ptr<Machine>> machine = make_machine(*program, made_with);
  if (!machine.ok()) return machine.error();

  const std::unique_ptr<StateStore> store = make_store(options.match, **machine);
  const std::vector<std::unique_ptr<Observer>> properties = make_properties(options.properties);
  std::vector<Observer*> observers = borrowed(properties);
  const std::unique_ptr<race::Races> races = make_races(**machine, options, *silence);
  if (races != nullptr) observers.insert(observers.begin(), races.get());
  if (also != nullptr) observers.push_back(also);
  explore::SearchOptions search = search_options(options);
  const bool on_terminal = stderr_is_terminal();
  ProgressLine progress(on_terminal);
  if (options.progress || (on_terminal && !options.quiet && !options.no_progress)) {
    search.progress = [&](const explore::Progress& now) { progress.show(now); };
  }
  Explored explored{record(*program, made_with, **machine), {}};
  save_schedule_on_fault(explored.recorded, explore::schedule_so_far);
  watch_interrupts();

  CheckResult& result = explored.result = explore::search(**machine, *store, observers, search);
  explored.recorded.visible = (*machine)->refinements();
  explored.recorded.race = races != nullptr ? race::name(races->detection()) : "none";
  result.program = program->name;
  result.options = effective(options, program->machine);
  result.options["max-memory"] = show_size(search.budget.memory_bytes);
  result.options["race"] = explored.recorded.race;
  result.notes.insert(result.notes.end(), program->notes.begin(), program->notes.end());
  if (races != nullptr) note_races(*silence, result);
  result.suppressed = silence->suppressed();
  doubt(no_proof(options), result);
  if (result.verdict == Verdict::Verified) {
    if (std::string note = matching_note(options.match, result.stats.states); !note.empty()) {
      result.notes.push_back(std::move(note));
    }
  }
  result.command = line.again;
  gather_sources(**machine, result);
  (void)machine->release();  // the process is about to end: see main
  return explored;
}

int check(const CommandLine& line) {
  const Options& options = line.options;
  Result<Explored> explored = explore_program(line, Outcomes::Ignored, nullptr);
  if (!explored.ok()) return complain(explored.error().message);
  if (!options.trace.empty()) {
    const Result<Done> written = write_traces(explored->recorded, options.trace, explored->result);
    if (!written.ok()) complain(written.error().message);
  }
  return publish(explored->result, options);
}

}  // namespace heddle::cli
