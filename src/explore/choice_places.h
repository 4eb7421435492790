// Where the states come from: at which lines of the program the choices were that led to new ones. So a user
// knows what to bound when a search does not end.
//
// A stack in words costs far more than a transition, so only some are looked at: every n-th, and n doubles
// whenever there are many samples, half of which are then dropped. That is a sample of evenly spaced
// transitions of the whole search, and the same one in every run.
#pragma once

#include <string>
#include <vector>

#include "core/machine.h"
#include "core/result.h"

namespace heddle::explore {

class ChoicePlaces {
 public:
  // Before every transition: is it time to look at one?
  bool due() { return --countdown_ == 0; }
  // The machine is at a choice, and this is what it will do.
  void sample(Machine& machine, const Alternative& chosen);
  // The transition that was sampled has led to a new state.
  void led_to_new_state() { samples_.back().new_state = true; }

  // Greatest share first. If no states are kept, the shares are of transitions.
  std::vector<ChoicePlace> summary(std::size_t most) const;

 private:
  struct Sample {
    SourcePosition position;
    ChoiceKind kind = ChoiceKind::Thread;
    std::size_t alternatives = 0;
    bool new_state = false;
  };
  static constexpr std::size_t kMost = 1024;

  std::vector<Sample> samples_;
  std::uint64_t stride_ = 1;
  std::uint64_t countdown_ = 1;
};

}  // namespace heddle::explore
