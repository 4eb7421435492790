#include "explore/choice_places.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "explore/session.h"

namespace heddle::explore {

void ChoicePlaces::sample(Machine& machine, const Alternative& chosen) {
  if (samples_.size() == kMost) {
    std::size_t kept = 0;
    for (std::size_t i = 1; i < samples_.size(); i += 2) samples_[kept++] = std::move(samples_[i]);
    samples_.resize(kept);
    stride_ *= 2;
  }
  countdown_ = stride_;
  const ChoicePoint& point = machine.choice_point();
  Sample one;
  one.kind = point.kind;
  one.alternatives = point.alternatives.size();
  one.position = user_position(machine.stack(chosen.thread));
  samples_.push_back(std::move(one));
}

std::vector<ChoicePlace> ChoicePlaces::summary(std::size_t most) const {
  const bool states =
      std::any_of(samples_.begin(), samples_.end(), [](const Sample& one) { return one.new_state; });
  std::map<std::tuple<std::string, int, std::string, ChoiceKind>, ChoicePlace> places;
  std::size_t counted = 0;
  for (const Sample& one : samples_) {
    if (states && !one.new_state) continue;
    ++counted;
    if (one.alternatives < 2 || one.position.line <= 0) continue;
    ChoicePlace& place = places[{one.position.file, one.position.line, one.position.function, one.kind}];
    place.position = one.position;
    place.data = one.kind == ChoiceKind::Data;
    place.share += 1;
    place.alternatives += static_cast<double>(one.alternatives);
  }
  std::vector<ChoicePlace> out;
  for (auto& [key, place] : places) {
    place.alternatives /= place.share;
    place.share /= static_cast<double>(counted);
    out.push_back(std::move(place));
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const ChoicePlace& a, const ChoicePlace& b) { return a.share > b.share; });
  if (out.size() > most) out.resize(most);
  return out;
}

}  // namespace heddle::explore
