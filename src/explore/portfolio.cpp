#include "explore/portfolio.h"

#include <fmt/format.h>

namespace heddle::explore {
namespace {

struct Member {
  const char* search;
  const char* order;
  const char* filter;
  const char* backtrack;
  std::uint64_t pct_depth;
};

constexpr Member kMembers[] = {
    {"pct", "default", "all", "full", 3},
    {"dfs", "random", "all", "<L*0.5,pl,d,Lb,0.75,1.5>", 3},
    {"dfs", "random", "preemptions:1..3", "full", 3},
    {"pos", "default", "all", "full", 3},
    {"dfs", "max-preemption", "all", "<I:5-10-20-50-100,pl,d,Lb,0.75,1.5>", 3},
    {"random-walk", "default", "all", "full", 3},
    {"pct", "default", "all", "full", 6},
    {"dfs", "random", "delays:1..4", "full", 3},
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

}  // namespace heddle::explore
