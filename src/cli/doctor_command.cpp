// heddle doctor: before any search, what a few random paths show of a program: what is not supported, which
// threads, shared locations and locks there are, and how large the space may be.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/fault.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/recorded.h"
#include "cli/wiring.h"
#include "explore/probe.h"
#include "report/printable.h"

namespace heddle::cli {
namespace {

constexpr std::uint64_t kPaths = 20;
constexpr std::uint64_t kLongestPath = 20'000;
constexpr std::size_t kShown = 10;

// Who touches what.
class Survey final : public EventSink {
 public:
  explicit Survey(const Machine& machine) : machine_(machine) {}

  void on_event(const Event& event) override {
    if (event.visible) threads.insert(machine_.thread_name(event.thread));
    switch (event.kind) {
      case EventKind::Read:
      case EventKind::Write: access(event); break;
      case EventKind::SyncRead:
      case EventKind::SyncWrite:
      case EventKind::SyncUpdate: ++atomics; break;
      case EventKind::Acquire:
        if (event.visible && seen_locks_.emplace(event.object, event.location).second)
          locks.insert(machine_.describe(event));
        break;
      default: break;
    }
  }

  std::set<std::string> threads, locks;
  std::map<std::string, std::set<std::string>> shared;  // location -> threads
  std::uint64_t atomics = 0;

 private:
  struct Cell {
    ThreadId first = 0;
    bool several = false, written = false, told = false;
  };
  void access(const Event& event) {
    const auto [at, fresh] = cells_.try_emplace(event.location);
    Cell& cell = at->second;
    if (fresh) cell.first = event.thread;
    cell.several |= event.thread != cell.first;
    // What its first thread wrote before it was shared is initialisation, but may be all the writes there
    // are.
    cell.written |= event.kind == EventKind::Write;
    if (!cell.several || !cell.written) return;
    std::set<std::string>& who = shared[machine_.location_group(event)];
    who.insert(machine_.thread_name(event.thread));
    if (!cell.told) who.insert(machine_.thread_name(cell.first));
    cell.told = true;
  }
  const Machine& machine_;
  std::unordered_map<std::uint64_t, Cell> cells_;
  std::set<std::pair<std::uint64_t, std::uint64_t>> seen_locks_;
};

std::string shortened(const std::vector<std::string>& texts) {
  std::string out;
  for (std::size_t i = 0; i < texts.size() && i < kShown; ++i)
    out += (i == 0 ? "" : ", ") + report::printable(texts[i]);
  if (texts.size() > kShown) out += fmt::format(", and {} more", texts.size() - kShown);
  return out;
}
std::string shortened(const std::set<std::string>& texts) {
  return shortened(std::vector<std::string>(texts.begin(), texts.end()));
}

const char* words(StopKind stop) {
  switch (stop) {
    case StopKind::Finished: return "ended normally";
    case StopKind::Stuck: return "ended in a deadlock";
    case StopKind::Failed: return "failed";
    case StopKind::Unsupported: return "needed something that is not supported";
    case StopKind::Pruned: return "were dropped by an assumption";
    case StopKind::Choice: return "were given up as too long";
    case StopKind::Refine: break;
  }
  return "did something else";
}

std::string how_large(const explore::Probe& probe) {
  const std::string more = probe.given_up > 0 ? "more than " : "about ";
  const double exponent = probe.log10_schedules;
  const std::string number =
      exponent < 6 ? fmt::format("{:.0f}", std::pow(10.0, exponent)) : fmt::format("10^{:.0f}", exponent);
  return more + number + (number == "1" ? " schedule" : " schedules");
}

std::string text_of(const std::string& program, const explore::Probe& probe, const Survey& survey) {
  std::string out = fmt::format("{}: {}\n", report::printable(program),
                                report::count(probe.paths, "random path", "random paths"));
  const auto line = [&](const char* what, const std::string& text) {
    bool first = true;
    for (const std::string& part : report::wrapped(text, 80)) {
      out += fmt::format("  {:<14}{}\n", first ? what : "", part);
      first = false;
    }
  };
  for (const auto& [stop, count] : probe.ends) line("", fmt::format("{} {}", count, words(stop)));
  if (!probe.unsupported.empty()) line("not supported", report::printable(probe.unsupported));
  line("threads", fmt::format("{}: {}", survey.threads.size(), shortened(survey.threads)));
  line("locks", survey.locks.empty() ? "none was taken while threads could meet"
                                     : fmt::format("{}: {}", survey.locks.size(), shortened(survey.locks)));
  if (survey.atomics > 0)
    line("atomics",
         report::count(survey.atomics, "volatile or atomic access", "volatile or atomic accesses"));
  std::vector<std::string> shared;
  for (const auto& [location, who] : survey.shared)
    shared.push_back(fmt::format("{} ({})", location, joined({who.begin(), who.end()}, " ")));
  line("shared", shared.empty()
                     ? "no plain location that several threads use and one writes while they could meet"
                     : fmt::format("{}: {}", shared.size(), shortened(shared)));
  line("size", fmt::format("{}, at most {} on a path. A rough estimate from the alternatives along the paths "
                           "(Knuth 1975); a search that recognises states visits far fewer.",
                           how_large(probe), report::count(probe.longest, "choice", "choices")));
  std::vector<std::pair<double, std::string>> places;
  for (const auto& [place, share] : probe.log10_by_place) places.emplace_back(share, place);
  std::sort(places.rbegin(), places.rend());
  for (std::size_t i = 0; i < places.size() && i < 5; ++i)
    line(i == 0 ? "multiplied at" : "",
         fmt::format("{:<30} by 10^{:.1f}", report::printable(places[i].second), places[i].first));
  return out;
}

}  // namespace

int doctor(const CommandLine& line) {
  const Result<Program> program = identify_program(line);
  if (!program.ok()) return complain(program.error().message);
  MachineOptions options = machine_options(line.options, Outcomes::Ignored);
  options.reduction = "escape";  // so that plain accesses count as choices, too
  Result<std::unique_ptr<Machine>> machine = make_machine(program.value(), options);
  if (!machine.ok()) return complain(machine.error().message);
  save_schedule_on_fault(record(program.value(), options, **machine), [] { return Schedule{}; });
  Survey survey(**machine);
  const explore::Probe probe =
      explore::probe(**machine, survey, kPaths, kLongestPath, line.options.seed.value_or(1));
  (void)machine->release();
  if (!print(text_of(program.value().name, probe, survey)))
    return complain("cannot write to standard output");
  return probe.unsupported.empty() ? 0 : exit_code(Verdict::Inconclusive);
}

}  // namespace heddle::cli
