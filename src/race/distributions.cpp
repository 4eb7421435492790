#include "race/distributions.h"

#include <fmt/format.h>

#include <algorithm>

namespace heddle::race {
namespace {

std::uint32_t construct_of(std::uint64_t unit) {
  return static_cast<std::uint32_t>(unit >> 32);
}

std::string where(const Machine& machine, const Event& event) {
  const Stack stack = machine.stack(event.thread);
  const auto user = std::find_if(stack.begin(), stack.end(), [](const auto& at) { return !at.library; });
  if (user == stack.end()) return machine.describe_location(event);
  return fmt::format("{} at {}:{}", machine.describe_location(event), user->file, user->line);
}

}  // namespace

bool Distributions::on_event(const Event& event, bool replaying) {
  const std::optional<Prediction> met = units_.on_event(event);
  if (!met || replaying) return false;
  const Key key{construct_of(met->unit), construct_of(met->earlier), machine_.location_group(event)};
  const std::pair<std::uint64_t, std::uint64_t> pair{met->unit, met->earlier};
  auto [at, fresh] = met_.try_emplace(key);
  Attempts& attempts = at->second;
  if (fresh) {
    attempts.where = where(machine_, event);
    if (all_) return settle(key, attempts);
    attempts.pairs.insert(pair);
    ++attempts.made;
    return machine_.separate(met->unit, met->earlier);
  }
  if (attempts.pairs.contains(pair)) return false;
  if (attempts.pairs.size() + attempts.waiting.size() < kMostAttempts) {
    attempts.waiting.insert(pair);
  } else {
    attempts.exhausted = true;
  }
  return false;
}

bool Distributions::on_exhausted() {
  for (auto& [key, attempts] : met_) {
    while (!attempts.waiting.empty()) {
      const auto pair = *attempts.waiting.begin();
      attempts.waiting.erase(attempts.waiting.begin());
      attempts.pairs.insert(pair);
      if (!machine_.separate(pair.first, pair.second)) continue;
      ++attempts.made;
      return true;
    }
  }
  // One after the other: what a construct does may settle others.
  for (auto& [key, attempts] : met_) {
    if (!attempts.settled && settle(key, attempts)) return true;
  }
  return false;
}

bool Distributions::settle(const Key& key, Attempts& attempts) {
  attempts.settled = true;
  bool news = false;
  for (const std::uint32_t construct : {key.construct, key.earlier})
    if (construct != 0) news |= machine_.distribute_in_every_way(unit_of(construct, 0));
  return news;
}

std::string Distributions::shortcoming(const std::set<std::string>& filed) const {
  std::string places;
  for (const auto& [key, attempts] : met_)
    if (!attempts.settled && !filed.contains(key.group))
      places += (places.empty() ? "" : ", ") + attempts.where;
  if (places.empty()) return "";
  return fmt::format(
      "pieces of work that different threads could be given touch the same memory ({}), but did not race "
      "when "
      "they were: whether they do in another distribution is not known",
      places);
}

}  // namespace heddle::race
