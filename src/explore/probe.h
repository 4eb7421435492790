// A look at a program without a search: a few random paths, what ended them, and how fast the choices
// multiply.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/machine.h"

namespace heddle::explore {

struct Probe {
  std::uint64_t paths = 0;
  std::uint64_t given_up = 0;  // of those: longer than allowed
  std::uint64_t longest = 0;   // in choices
  std::map<StopKind, std::uint64_t> ends;
  std::string unsupported;  // the first reason, if there is one
  // The number of schedules, by Knuth's estimate ("Estimating the efficiency of backtrack programs", 1975):
  // the product of the numbers of alternatives along a random path has the number of leaves as its mean. The
  // mean over few paths is rough, and too small if some were given up.
  double log10_schedules = 0;
  // "Bank.java:12" -> the share of that (a sum of logarithms) that choices before this line had.
  std::map<std::string, double> log10_by_place;
};

// `sink` sees the events of all paths. The machine has not run yet.
Probe probe(Machine& machine, EventSink& sink, std::uint64_t paths, std::uint64_t longest,
            std::uint64_t seed);

}  // namespace heddle::explore
