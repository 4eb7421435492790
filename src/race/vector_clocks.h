// Happens-before by vector clocks with epochs (FastTrack): exact on each path for every race, and quick.
// Clocks grow for ever, so this is only for searches that match nothing and return to the initial state only.
#pragma once

#include <memory>

#include "base/paged_memory.h"
#include "race/detector.h"

namespace heddle::race {

std::unique_ptr<Detector> make_vector_clocks(PagedMemory& memory);

}  // namespace heddle::race
