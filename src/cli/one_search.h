// One search on a machine that has not run yet, with the properties and the race detector that its options
// ask for.
#pragma once

#include <string>
#include <vector>

#include "cli/wiring.h"

namespace heddle::cli {

struct Searched {
  CheckResult result;
  std::vector<std::string> visible;  // what the machine has learned
  std::string race = "none";         // the detector
};

// `also` observes beside the properties; may be null.
Searched search_once(Machine& machine, const Options& options, const explore::SearchOptions& search,
                     race::Silence& silence, Observer* also);

}  // namespace heddle::cli
