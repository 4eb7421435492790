#include "explore/probe.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/fingerprint.h"
#include "explore/session.h"

namespace heddle::explore {
namespace {

// The logarithm of the mean of numbers that are given by their logarithms and may be far beyond a double.
double log10_of_mean(const std::vector<double>& logarithms) {
  if (logarithms.empty()) return 0;
  const double most = *std::max_element(logarithms.begin(), logarithms.end());
  double sum = 0;
  for (const double one : logarithms) sum += std::pow(10.0, one - most);
  return most + std::log10(sum / static_cast<double>(logarithms.size()));
}

}  // namespace

Probe probe(Machine& machine, EventSink& sink, std::uint64_t paths, std::uint64_t longest,
            std::uint64_t seed) {
  Probe result;
  machine.set_event_sink(&sink);
  const auto end = [&](StopKind stop) {
    ++result.paths;
    ++result.ends[stop];
    if (stop == StopKind::Unsupported && result.unsupported.empty()) result.unsupported = machine.reason();
  };
  StopKind stop = machine.run();
  if (!machine.memory().tracking()) machine.memory().track();
  if (stop != StopKind::Choice) {
    end(stop);
    machine.set_event_sink(nullptr);
    return result;
  }
  const PagedMemory::Snapshot initial = machine.memory().save();
  std::vector<double> logarithms;
  std::uint64_t random = seed;
  while (result.paths < paths) {
    machine.memory().restore(initial);
    double logarithm = 0;
    std::uint64_t choices = 0;
    std::map<std::string, double> places;
    for (stop = StopKind::Choice; stop == StopKind::Choice && choices < longest; ++choices) {
      const std::vector<Alternative>& enabled = machine.choice_point().alternatives;
      const std::uint64_t bits = mix64(random += 0x9e3779b97f4a7c15ULL);
      const Alternative chosen = enabled[bits % enabled.size()];
      if (enabled.size() > 1) {
        const double one = std::log10(static_cast<double>(enabled.size()));
        const SourcePosition at = user_position(machine.stack(chosen.thread));
        logarithm += one;
        if (at.line > 0 && !at.library) places[fmt::format("{}:{}", at.file, at.line)] += one;
      }
      machine.take(chosen);
      stop = machine.run();
    }
    if (stop == StopKind::Refine) continue;  // what counts as visible has grown: once more
    result.given_up += stop == StopKind::Choice ? 1 : 0;
    end(stop);
    result.longest = std::max(result.longest, choices);
    logarithms.push_back(logarithm);
    for (const auto& [place, share] : places) result.log10_by_place[place] += share;
  }
  machine.set_event_sink(nullptr);
  for (auto& [place, share] : result.log10_by_place) share /= static_cast<double>(result.paths);
  result.log10_schedules = log10_of_mean(logarithms);
  return result;
}

}  // namespace heddle::explore
