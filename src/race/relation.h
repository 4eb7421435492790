// Happens-before as a relation: for every thread and sync object, which locations were last written (and,
// with reads, last read by whom) outside its past. Bits, not clocks: equal relations are equal bytes, so the
// detector can be matched with the state and stays finite (DESIGN.md section 6).
#pragma once

#include <memory>

#include "base/paged_memory.h"
#include "race/detector.h"

namespace heddle::race {

// Without reads: `summary`, the function h of JRF, exact on each path for races with an earlier write.
// With reads: `clocks`, exact on each path for every race. Keep it alive as long as the memory.
std::unique_ptr<Detector> make_relation(PagedMemory& memory, bool reads);

}  // namespace heddle::race
