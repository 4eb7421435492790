// Names to policies: the one list of each.
#include "explore/policies.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "explore/filters.h"
#include "explore/orders.h"
#include "explore/random.h"
#include "explore/randomized_backtracking.h"
#include "explore/restarts.h"

namespace heddle::explore {
namespace {

struct BoundRange {
  std::uint64_t first, last;
};

// "3" or "1..3"
std::optional<BoundRange> bound_range(std::string_view text) {
  const auto number = [](std::string_view digits) -> std::optional<std::uint64_t> {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return value;
  };
  const std::size_t dots = text.find("..");
  const std::optional<std::uint64_t> first = number(text.substr(0, dots));
  const std::optional<std::uint64_t> last =
      dots == std::string_view::npos ? first : number(text.substr(dots + 2));
  if (!first || !last || *first > *last) return std::nullopt;
  return BoundRange{*first, *last};
}

}  // namespace

Result<std::unique_ptr<Order>> make_order(const std::string& text, std::uint64_t seed) {
  if (text == "default") return std::make_unique<Order>();
  if (text == "random") return make_random_order(seed);
  if (text == "max-preemption") return make_max_preemption_order();
  if (text == "interference") return make_interference_order();
  return Error{fmt::format(
      "there is no order called '{}'; use default, random, max-preemption or interference", text)};
}

std::string stage_of_bounds(const char* what, std::uint64_t now, std::uint64_t first, std::uint64_t last) {
  if (first == last) return fmt::format("{}: {}", what, now);
  return fmt::format("{}: {} of {}..{}", what, now, first, last);
}

Result<std::unique_ptr<Filter>> make_filter(const std::string& text) {
  if (text == "all") return std::make_unique<Filter>();
  for (const char* name : {"preemptions:", "delays:"}) {
    if (!text.starts_with(name)) continue;
    const std::optional<BoundRange> range =
        bound_range(std::string_view(text).substr(std::string_view(name).size()));
    if (!range) break;
    return *name == 'p' ? make_preemption_bound(range->first, range->last)
                        : make_delay_bound(range->first, range->last);
  }
  return Error{fmt::format(
      "'{}' is no filter; write all, preemptions:K or delays:K (preemptions:1..K: one bound after the other)",
      text)};
}

Result<std::unique_ptr<Backtrack>> make_backtrack(const std::string& text, std::uint64_t seed) {
  if (text == "full") return std::make_unique<Backtrack>();
  Result<Configuration> configuration = parse_configuration(text);
  if (!configuration.ok()) return configuration.error();
  return std::unique_ptr<Backtrack>(std::make_unique<RandomizedBacktracking>(
      *configuration, [random = Random(seed, 2)]() mutable { return random.real(); }));
}

Result<std::unique_ptr<Restart>> make_restart(const std::string& text) {
  if (text == "never") return std::unique_ptr<Restart>();
  return make_restart_sequence(text);
}

std::string canonical_backtrack(const std::string& text) {
  const Result<Configuration> configuration = parse_configuration(text);
  return configuration.ok() ? to_string(configuration.value()) : text;
}

}  // namespace heddle::explore
