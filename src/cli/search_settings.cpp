#include "cli/search_settings.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "explore/policies.h"

namespace heddle::cli {
namespace {

const char* const kPolicies[] = {"--order", "--filter", "--backtrack", "--restart"};

bool draws_numbers(const Options& options) {
  return samples_executions(options) || options.search == "swarm" ||
         (options.search == "dfs" && (options.order == "random" || options.backtrack != "full"));
}

Result<Done> know_policies(const Options& options) {
  const auto refused = [](const char* option, const Error& error) {
    return Error{fmt::format("{}: {}", option, error.message)};
  };
  if (const auto filter = explore::make_filter(options.filter); !filter.ok())
    return refused("--filter", filter.error());
  if (const auto backtrack = explore::make_backtrack(options.backtrack, 1); !backtrack.ok())
    return refused("--backtrack", backtrack.error());
  if (const auto restart = explore::make_restart(options.restart); !restart.ok())
    return refused("--restart", restart.error());
  return Done{};
}

Result<Done> settle_policies(Options& options) {
  const auto given = [&](const char* name) { return options.given.contains(name); };
  if (options.search != "dfs") {
    for (const char* policy : kPolicies) {
      if (!given(policy)) continue;
      if (options.search == "swarm")
        return Error{
            fmt::format("{} is for --search dfs; a swarm chooses for itself, leave one of them out", policy)};
      return Error{
          fmt::format("{} is for --search dfs, not for {}; leave one of them out", policy, options.search)};
    }
    return Done{};
  }
  if (Result<Done> known = know_policies(options); !known.ok()) return known;
  options.backtrack = explore::canonical_backtrack(options.backtrack);
  if (options.restart != "never" && !draws_numbers(options))
    return Error{
        "--restart would do the same again and again; add --order random or --backtrack, or leave it out"};
  return Done{};
}

Result<Done> settle_reopening(const Options& options) {
  if (!options.reopen) return Done{};
  if (options.search != "dfs" || options.backtrack == "full")
    return Error{"--reopen is for --backtrack with a configuration; add one or leave --reopen out"};
  if (options.max_depth)
    return Error{"--reopen and --max-depth both decide when a state is opened again; leave one of them out"};
  return Done{};
}

Result<Done> settle_jobs(Options& options) {
  const bool swarm = options.search == "swarm";
  if (swarm && !options.jobs)
    options.jobs = static_cast<std::uint64_t>(std::max(1L, sysconf(_SC_NPROCESSORS_ONLN)));
  if (!swarm && options.jobs.value_or(1) == 1) return Done{};
  if (!draws_numbers(options))
    return Error{fmt::format(
        "--jobs {} needs a search with random choices, one seed for each job, and this one has none; use "
        "--search swarm or leave --jobs out (a parallel complete search may come later)",
        *options.jobs)};
  const std::string what = swarm ? "--search swarm" : fmt::format("--jobs {}", *options.jobs);
  if (options.all) return Error{what + " stops at its first finding; leave --all out"};
  if (options.max_states)
    return Error{what + " has no limit of states; use --time or leave --max-states out"};
  return Done{};
}

}  // namespace

bool samples_executions(const Options& options) {
  return options.search == "random-walk" || options.search == "pct" || options.search == "pos";
}

std::string incompleteness(const Options& options) {
  if (options.search == "random-walk") return "a random walk";
  if (samples_executions(options)) return "--search " + options.search;
  if (options.search == "swarm") return "most of a swarm";
  if (options.max_depth) return "one with --max-depth";
  if (options.backtrack != "full") return "one with --backtrack";
  if (options.filter != "all") return "one with --filter";
  return "";
}

Result<Done> settle_search(Options& options) {
  const auto given = [&](const char* name) { return options.given.contains(name); };
  const bool samples = samples_executions(options);
  if (given("--walks") && !samples)
    return Error{
        "--walks counts the executions of --search random-walk, pct or pos; add one or leave --walks out"};
  if (given("--pct-depth") && options.search != "pct")
    return Error{"--pct-depth is for --search pct; add that or leave --pct-depth out"};
  if (options.search == "pct" && !options.pct_depth) options.pct_depth = 3;
  if (given("--match") && samples)
    return Error{
        fmt::format("--search {} matches no states; leave --match out or use dfs or bfs", options.search)};
  if (Result<Done> settled = settle_policies(options); !settled.ok()) return settled;
  if (Result<Done> settled = settle_reopening(options); !settled.ok()) return settled;
  if (Result<Done> settled = settle_jobs(options); !settled.ok()) return settled;
  if (samples) {
    std::erase(options.properties, "livelock");  // it needs the graph of states, which is not kept
    if (!options.walks && !options.time) options.walks = 1000;
  }
  return Done{};
}

}  // namespace heddle::cli
