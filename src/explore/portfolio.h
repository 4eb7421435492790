// Which searches a swarm runs (Holzmann, Joshi and Groce, "Swarm Verification", 2008; section 8 of the DFS-RB
// paper): the same program, different searches, whichever finds something first. Chosen from the measurements
// in docs/searches.md.
#pragma once

#include <string>
#include <vector>

#include "explore/search.h"

namespace heddle::explore {

// Leaves out nothing if it comes to its end: the one that may say `verified`.
SearchOptions complete_member(const SearchOptions& common);

// The number-th of an endless sequence of randomized and bounded searches, each with a seed of its own.
SearchOptions member(const SearchOptions& common, std::uint64_t number);
std::uint64_t members();  // after so many the same search comes again, with another seed

// As on a command line: "--search pct --pct-depth 3 --seed 7".
std::string command_line_of(const SearchOptions& options);
// For a progress line: "pct", "dfs with preemptions:1..3".
std::string short_name_of(const SearchOptions& options);

}  // namespace heddle::explore
