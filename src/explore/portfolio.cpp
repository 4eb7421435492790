#include "explore/portfolio.h"

#include <fmt/format.h>

namespace heddle::explore {
namespace {

struct Member {
  const char* search;
  const char* order = "default";
  const char* filter = "all";
  const char* backtrack = "full";
  const char* restart = "never";
  std::uint64_t pct_depth = 3;
};

// Those that found the most first, and after each one that is good at what it misses.
constexpr Member kMembers[] = {
    {"pct"},
    {"dfs", "default", "all", "<I:5-10-20-50-100,pl,d,Lb,0.75,1.5>"},  // rb1
    {"pos"},
    {"random-walk"},
    {"dfs", "random", "preemptions:1..3"},
    {"dfs", "default", "all", "<I:5-10-20-50-100,pl,d,Lb,0.9^r,1.2>"},  // rb2
    {"dfs", "random", "all", "full", "luby:1000st"},
    {"pct", "default", "all", "full", "never", 6},
};

}  // namespace

std::uint64_t members() {
  return std::size(kMembers);
}

SearchOptions complete_member(const SearchOptions& common) {
  SearchOptions options = common;
  options.search = "dfs";
  return options;
}

SearchOptions member(const SearchOptions& common, std::uint64_t number) {
  const Member& member = kMembers[number % members()];
  SearchOptions options = common;
  options.search = member.search;
  options.order = member.order;
  options.filter = member.filter;
  options.backtrack = member.backtrack;
  options.restart = member.restart;
  options.pct_depth = member.pct_depth;
  options.seed = common.seed + number;
  return options;
}

std::string command_line_of(const SearchOptions& options) {
  std::string line = "--search " + options.search;
  if (options.order != "default") line += " --order " + options.order;
  if (options.filter != "all") line += " --filter " + options.filter;
  if (options.backtrack != "full") line += fmt::format(" --backtrack \"{}\"", options.backtrack);
  if (options.restart != "never") line += " --restart " + options.restart;
  if (options.search == "pct") line += fmt::format(" --pct-depth {}", options.pct_depth);
  return line + fmt::format(" --seed {}", options.seed);
}

std::string short_name_of(const SearchOptions& options) {
  std::string name = options.search;
  if (options.filter != "all") return name + " with " + options.filter;
  if (options.backtrack != "full") return name + " with early backtracking";
  if (options.restart != "never") return name + " with restarts";
  return name;
}

}  // namespace heddle::explore
