#include "cli/team_sizes.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "cli/environment.h"
#include "cli/watched.h"

namespace heddle::cli {
namespace {

constexpr double kPatience = 3;      // times what two threads took
constexpr double kLeastSeconds = 2;  // for all other sizes together
// One thread is quickly done, so it comes before the largest.
constexpr int kSizes[] = {3, 1, 4};

double since_begin() {
  return std::chrono::duration<double>(SteadyClock::now() - run_began()).count();
}

CommandLine with_teams_of(int size, CommandLine line) {
  line.options.threads = {size, size};
  line.options.given.insert("--threads");
  const auto arguments = std::find(line.again.begin(), line.again.end(), "--");
  line.again.insert(arguments, {"--threads", std::to_string(size)});
  return line;
}

// For so many seconds, and with half of the memory: what two threads have left behind is still there.
CommandLine limited(CommandLine line, double seconds) {
  Options& options = line.options;
  const double until = since_begin() + seconds;
  options.time = std::min(until, options.time.value_or(until));
  options.max_memory = options.max_memory.value_or(default_memory_limit()) / 2;
  options.progress = false;
  options.no_progress = true;
  return line;
}

bool is_violated(const Result<Explored>& explored) {
  return explored.ok() && explored.value().result.verdict == Verdict::Violated;
}

// "3, 4 and 1"
std::string listed(const std::vector<int>& sizes) {
  std::string out;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    out += fmt::format("{}{}", i == 0 ? "" : i + 1 == sizes.size() ? " and " : ", ", sizes[i]);
  return out;
}

std::string told(const std::vector<int>& ended, const std::vector<int>& open) {
  std::string more;
  if (!ended.empty()) more += listed(ended) + " too";
  if (!open.empty()) more += fmt::format("{}{} not to an end", more.empty() ? "" : "; ", listed(open));
  return fmt::format("teams of 2 threads ({})", more);
}

bool is_about_teams(const Assumption& one) {
  return one.kind == AssumptionKind::Teams;
}

}  // namespace

bool leaves_teams_open(const CommandLine& line, const CheckResult& result) {
  return line.command == Command::Check && result.verdict == Verdict::Verified &&
         !line.options.given.contains("--threads") &&
         std::any_of(result.assumptions.begin(), result.assumptions.end(), is_about_teams);
}

Explored try_other_teams(const CommandLine& line, Explored two, double seconds) {
  const double begun = since_begin(), end = begun + std::max(kLeastSeconds, kPatience * seconds);
  std::vector<int> ended, open;
  for (const int size : kSizes) {
    const bool last = size == kSizes[std::size(kSizes) - 1];
    const double left = end - since_begin();
    const CommandLine sized = with_teams_of(size, line);
    Result<Explored> tried =
        explore_program(limited(sized, last ? left : left / 2), Outcomes::Ignored, nullptr);
    if (is_violated(tried)) {
      // Again with all the time there is, for a counterexample that is short.
      if (Result<Explored> again = explore_program(sized, Outcomes::Ignored, nullptr); is_violated(again))
        tried = std::move(again);
      tried->result.notes.insert(
          tried->result.notes.begin(),
          fmt::format("it happens with teams of {} (--threads {}); with 2 threads nothing is wrong",
                      size == 1 ? "1 thread" : fmt::format("{} threads", size), size));
      return std::move(*tried);
    }
    const bool verified = tried.ok() && tried->result.verdict == Verdict::Verified;
    (verified ? ended : open).push_back(size);
  }
  std::vector<Assumption>& assumptions = two.result.assumptions;
  std::erase_if(assumptions, is_about_teams);
  // In the order in which people count: larger ones first, then the one that is none.
  const auto one_last = [](int a, int b) { return (a == 1) != (b == 1) ? b == 1 : a < b; };
  std::sort(ended.begin(), ended.end(), one_last);
  std::sort(open.begin(), open.end(), one_last);
  add(assumptions, {AssumptionKind::Teams, told(ended, open)});
  two.result.stats.seconds += since_begin() - begun;
  const explore::Budget budget = budget_of(line.options);
  limits::hold(budget.since, budget.seconds, budget.memory_bytes);
  return two;
}

}  // namespace heddle::cli
