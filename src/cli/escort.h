// What goes with a plain `heddle check`: other searches in a process of its own, for programs that
// depth-first search will not finish.
//
// Depth-first search proves, and it finds what is near the end of its first paths. A program that never ends
// keeps it on its first path for ever, and a large one keeps it in the last corner of the space; the error is
// often found at once by a random schedule. So, when the search has taken a few seconds, a copy of this
// process, made before the search began, goes through the portfolio of a swarm beside it. What is decided
// within these seconds does not depend on it, and nothing is ever verified by it.
#pragma once

#include <memory>
#include <optional>

#include "cli/one_search.h"
#include "cli/recorded.h"
#include "cli/workers.h"

namespace heddle::cli {

class Escort {
 public:
  // Nothing unless the options leave the choice of the search to Heddle. The machine has not run yet.
  // Takes its part of the memory from the search.
  static std::unique_ptr<Escort> of(Machine& machine, const Options& options, explore::SearchOptions& search,
                                    race::Silence& silence, const Recorded& recorded);

  // After the search, which was interrupted if the escort has found something: what is to be reported.
  Searched conclude(Searched done, const explore::SearchOptions& search);

 private:
  Escort() = default;
  void listen(double seconds);

  Workers workers_;
  bool found_ = false;  // it is being made shorter
  std::optional<Searched> finding_;
};

}  // namespace heddle::cli
