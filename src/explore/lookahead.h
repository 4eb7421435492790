// What a transition would touch: found by running it and going back. Two transitions of different threads
// interfere if both touch an object and one of them writes it or synchronises on it.
//
// What a thread is about to do hardly depends on what others do meanwhile, so an answer may be kept until the
// thread itself has moved; it is used by heuristics and to sample, never to leave anything out.
#pragma once

#include <optional>
#include <vector>

#include "explore/session.h"

namespace heddle::explore {

struct Touched {
  std::uint64_t object;
  bool writes;
};

class Touches {
 public:
  void add(const Event& event);
  void clear() { all_.clear(); }
  bool interferes(const Touches& other) const;
  const std::vector<Touched>& all() const { return all_; }

 private:
  std::vector<Touched> all_;
};

// Nothing if the machine asks for a refinement. Otherwise it is at the same choice again. Observers are told
// nothing.
std::optional<Touches> look_ahead(Session& s, const Alternative& alternative);

}  // namespace heddle::explore
