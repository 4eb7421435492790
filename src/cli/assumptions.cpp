#include "cli/assumptions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "store/stores.h"

namespace heddle::cli {

void state_matching(const Options& options, CheckResult& result) {
  std::erase_if(result.assumptions,
                [](const Assumption& one) { return one.kind == AssumptionKind::Matching; });
  if (options.match == "exact" || result.stats.states < 2) return;
  const double bound = store::collision_bound(result.stats.states);
  add(result.assumptions,
      {AssumptionKind::Matching, fmt::format("states matched by 128-bit fingerprints (confused with a "
                                             "chance below 10^{:.0f})",
                                             bound > 0 ? std::ceil(std::log10(bound)) : -30.0)});
}

void state_assumptions(const Options& options, CheckResult& result) {
  if (options.race == "none" && !is_relaxed(options))
    add(result.assumptions,
        {AssumptionKind::Memory,
         "data races and weak atomics, which were not looked at, do nothing worse than that"});
  add(result.assumptions,
      {AssumptionKind::Memory, is_relaxed(options) ? "the memory model opmm" : "sequential consistency"});
  for (const ArgumentRange& one : options.argument_ranges)
    add(result.assumptions, {AssumptionKind::Inputs, fmt::format("argument {} from {} to {}", one.index,
                                                                 one.values.low, one.values.high)});
  if (result.verdict == Verdict::Verified && !result.reason.empty())
    add(result.assumptions, {AssumptionKind::Bounds, result.reason});
  state_matching(options, result);
}

}  // namespace heddle::cli
