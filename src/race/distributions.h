// Races that show only if work is handed out differently: predicted from what one thread does for different
// units (units.h), and confirmed by a search in which different threads have them. Only a race that is then
// found like any other is reported. A prediction that does not come true leaves the proof open: the units
// that conflict synchronise with each other, or do something else on another thread.
//
// Then the two constructs are explored with every distribution, if there are not too many of them.
//
// A pass that predicts something new begins again at once with the two units apart. Where units of the same
// constructs conflict at the same location, one pair after the other is tried when a pass has found nothing.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/machine.h"
#include "race/units.h"

namespace heddle::race {

class Distributions {
 public:
  // all: every race is wanted. Then nothing that was found with one distribution may be lost with another,
  // and what conflicts is explored in every distribution at once.
  Distributions(Machine& machine, bool all) : machine_(machine), units_(machine.memory()), all_(all) {}
  // True: the search must begin again.
  bool on_event(const Event& event, bool replaying);
  // The pass is over, and found nothing. True: the search must begin again.
  bool on_exhausted();
  // `filed`: the groups of locations on which races were found.
  std::string shortcoming(const std::set<std::string>& filed) const;
  std::size_t bytes() const { return units_.bytes(); }

 private:
  struct Key {  // what is told apart: two constructs and a location
    std::uint32_t construct, earlier;
    std::string group;
    auto operator<=>(const Key&) const = default;
  };
  struct Attempts {
    unsigned made = 0;
    std::set<std::pair<std::uint64_t, std::uint64_t>> pairs;
    std::set<std::pair<std::uint64_t, std::uint64_t>> waiting;
    std::string where;
    bool exhausted = false;  // more pairs than we try
    bool settled = false;    // every distribution has been, or is being, explored
  };
  static constexpr unsigned kMostAttempts = 16;

  Machine& machine_;
  Units units_;
  std::map<Key, Attempts> met_;
  bool all_;

  bool settle(const Key& key, Attempts& attempts);
};

}  // namespace heddle::race
