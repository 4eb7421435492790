// heddle outcomes: everything a program can print, over all schedules, under each memory model.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

#include "cli/assumptions.h"
#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/explore_program.h"
#include "cli/litmus.h"
#include "cli/publish.h"
#include "cli/search_settings.h"
#include "cli/watched.h"
#include "cli/wiring.h"

namespace heddle::cli {
namespace {

// The output of every path that ends normally. The machine keeps it in the state, so it is there at every
// stop. What must not be printed is a finding, like any other.
class Collector final : public Observer {
 public:
  explicit Collector(const Expected& expected) : expected_(expected) {}

  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override {
    if (stop != StopKind::Finished) return std::nullopt;
    const std::string& output = machine.output();
    const auto [at, fresh] = schedules.try_emplace(output);
    if (fresh && !replaying_) at->second = explore::schedule_so_far();
    const std::string why = expected_.objection(output);
    if (why.empty()) return std::nullopt;
    Finding finding;
    finding.kind = FindingKind::Assertion;
    finding.message = why;
    finding.thread = 0;
    return finding;
  }
  void on_begin_again() override { schedules.clear(); }
  void on_replay(const Finding* target) override { replaying_ = target != nullptr; }

  std::map<std::string, Schedule> schedules;

 private:
  const Expected& expected_;
  bool replaying_ = false;
};

CommandLine for_model(const CommandLine& line, const std::string& model, std::optional<double> seconds) {
  CommandLine one = line;
  one.options.memory = {model};
  one.options.race = "none";
  one.options.time = seconds;
  if (model != "opmm")
    for (const char* only_opmm : {"--relax-jdk", "--tearing"}) one.options.given.erase(only_opmm);
  if (model != "opmm" || line.options.given.contains("--reduction")) return one;
  one.options.reduction = "sync";  // what races is revealed, and printing is visible
  one.options.race = incompleteness(one.options).empty() ? "auto" : "clocks";
  return one;
}

// The verdict of several models is the worst; what else there is to say of them is said once.
void merge(CheckResult&& more, CheckResult& all) {
  const auto rank = [](Verdict v) { return v == Verdict::Violated ? 2 : v == Verdict::Inconclusive ? 1 : 0; };
  if (rank(more.verdict) > rank(all.verdict)) {
    all.verdict = more.verdict;
    all.reason = more.reason;
  }
  add(all.assumptions, more.assumptions);
  for (std::string& note : more.notes)
    if (std::find(all.notes.begin(), all.notes.end(), note) == all.notes.end())
      all.notes.push_back(std::move(note));
  for (Finding& finding : more.findings) all.findings.push_back(std::move(finding));
  all.sources.merge(more.sources);
  all.paths.merge(more.paths);
  all.stats.states += more.stats.states;
  all.stats.matched += more.stats.matched;
  all.stats.transitions += more.stats.transitions;
  all.stats.executions += more.stats.executions;
  all.stats.instructions += more.stats.instructions;
  all.stats.restarts += more.stats.restarts;
  all.stats.seconds += more.stats.seconds;
  all.stats.max_depth = std::max(all.stats.max_depth, more.stats.max_depth);
  all.stats.peak_memory_bytes = std::max(all.stats.peak_memory_bytes, more.stats.peak_memory_bytes);
  all.models.insert(all.models.end(), more.models.begin(), more.models.end());
}

}  // namespace

namespace {

int outcomes_of_all_models(const CommandLine& line) {
  Result<Expected> expected = expected_outcomes(line);
  if (!expected.ok()) return complain(expected.error().message);
  std::optional<CheckResult> all;
  std::optional<double> left = line.options.time;
  std::size_t to_come = line.options.memory.size();
  for (const std::string& model : line.options.memory) {
    if (all) {  // each has its part of the time, and what those before it did not need
      if (left) *left -= std::chrono::duration<double>(SteadyClock::now() - run_began()).count();
      begin_run();
    }
    const std::optional<double> part =
        left ? std::optional(std::max(*left, 0.0) / static_cast<double>(to_come--)) : left;
    Collector collector(*expected);
    Result<Explored> explored = explore_program(for_model(line, model, part), Outcomes::Told, &collector);
    if (!explored.ok()) return complain(explored.error().message);
    ModelOutcomes found{
        model, explored->result.verdict != Verdict::Inconclusive, explored->result.reason, {}};
    for (auto& [text, schedule] : collector.schedules) found.outcomes.push_back({text, std::move(schedule)});
    explored->result.models.push_back(std::move(found));
    if (all) {
      merge(std::move(explored->result), *all);
    } else {
      all = std::move(explored->result);
    }
  }
  state_matching(line.options, *all);  // of all states together
  all->options["memory"] = line.options.memory.size() == 1 ? line.options.memory[0] : "sc,opmm";
  all->command = line.again;
  return publish(*all, line.options);
}

}  // namespace

int outcomes(const CommandLine& line) {
  return watched(
      line, [&] { return outcomes_of_all_models(line); },
      [&](const CheckResult& left) { return publish(left, line.options); });
}

}  // namespace heddle::cli
