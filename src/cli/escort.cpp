#include "cli/escort.h"

#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/check.h"
#include "cli/environment.h"
#include "cli/swarm.h"
#include "report/json.h"

namespace heddle::cli {
namespace {

using Json = nlohmann::json;

constexpr double kPatience = 3;  // seconds for depth-first search alone
constexpr int kPoliteness = 5;
constexpr std::uint64_t kShare = 8;  // this part of the memory limit
constexpr double kLastWords = 15;    // seconds for a finding to arrive that has been made short
constexpr double kBetweenLooks = 0.05;

std::optional<double> seconds_left(const explore::Budget& budget) {
  if (!budget.seconds) return std::nullopt;
  const SteadyClock::time_point since = budget.since.value_or(SteadyClock::now());
  return *budget.seconds - std::chrono::duration<double>(SteadyClock::now() - since).count();
}

bool leaves_search_open(const Options& options) {
  for (const char* decided : {"--search", "--order", "--filter", "--backtrack", "--restart", "--all",
                              "--max-states", "--max-depth"})
    if (options.given.contains(decided)) return false;
  return options.search == "dfs" && options.race != "access-sets" && options.jobs.value_or(1) == 1;
}

void be_escort(Machine& machine, const Options& options, explore::SearchOptions search,
               race::Silence& silence, const Recorded& recorded, pid_t parent, const Workers::Tell& tell) {
  (void)!nice(kPoliteness);  // it must not slow the search down where processors are few
  std::this_thread::sleep_for(std::chrono::duration<double>(kPatience));
  search.progress = {};
  // The search is interrupted first: what is told may be more than fits into a pipe that nobody reads.
  search.found = [&tell, parent] {
    tell(Json{{"found", true}}.dump());
    kill(parent, SIGUSR1);
  };
  Searched done = search_beside(machine, options, search, silence, recorded);
  if (done.result.findings.empty()) return;
  kill(parent, SIGUSR1);
  done.result.notes.push_back(fmt::format("depth-first search had not ended after {:g} s", kPatience));
  tell(
      Json{{"result", report::json_for_page(done.result, "")}, {"visible", done.visible}, {"race", done.race}}
          .dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

std::unique_ptr<Escort> Escort::of(Machine& machine, const Options& options, explore::SearchOptions& search,
                                   race::Silence& silence, const Recorded& recorded) {
  if (!leaves_search_open(options) || search.output_matters) return nullptr;
  const std::optional<double> left = seconds_left(search.budget);
  if (left && *left <= kPatience) return nullptr;
  watch_messages();
  std::unique_ptr<Escort> escort(new Escort);
  const pid_t parent = getpid();
  const std::uint64_t all = search.budget.memory_bytes;
  const bool started = escort->workers_.start(0, [&](const Workers::Tell& tell) {
    search.budget.memory_bytes = all / kShare;
    be_escort(machine, options, search, silence, recorded, parent, tell);
  });
  if (!started) return nullptr;
  search.budget.memory_told = all;
  search.budget.memory_bytes -= all / kShare;
  return escort;
}

void Escort::listen(double seconds) {
  for (const Workers::News& news : workers_.wait(seconds)) {
    if (news.status) continue;  // it has found nothing, or could not go on: the search is what counts
    const Json json = Json::parse(news.line);
    if (json.contains("found")) {
      found_ = true;
      continue;
    }
    Result<CheckResult> result = report::read_json(json.at("result").get<std::string>());
    HEDDLE_CHECK(result.ok(), "an escort's result that cannot be read");
    finding_ = Searched{std::move(result).value(), json.at("visible"), json.at("race")};
  }
}

Searched Escort::conclude(Searched done, const explore::SearchOptions& search) {
  listen(0);
  if (done.result.verdict == Verdict::Violated) return done;
  // A search that ran out of memory leaves the rest of its time to its escort.
  const auto time_is_over = [&] { return interrupted() || seconds_left(search.budget).value_or(0) <= 0; };
  while (!finding_ && !found_ && workers_.running() > 0 && done.result.verdict == Verdict::Inconclusive &&
         done.result.bounded && !time_is_over())
    listen(kBetweenLooks);
  // One that found something interrupts the search, so interrupts tell nothing here.
  const SteadyClock::time_point now = SteadyClock::now();
  const auto waited = [now] { return std::chrono::duration<double>(SteadyClock::now() - now).count(); };
  while (found_ && !finding_ && workers_.running() > 0 && waited() < kLastWords &&
         seconds_left(search.budget).value_or(1) > -limits::kWindingUpSeconds)
    listen(kBetweenLooks);
  if (!finding_) return done;
  const Statistics& own = done.result.stats;
  Statistics& all = finding_->result.stats;
  all.states += own.states;
  all.matched += own.matched;
  all.transitions += own.transitions;
  all.executions += own.executions;
  all.peak_memory_bytes += own.peak_memory_bytes;
  all.seconds = std::max(own.seconds, all.seconds + kPatience);
  return std::move(*finding_);
}

}  // namespace heddle::cli
