// A release by way of something that only its thread can reach so far: a volatile field that a constructor
// writes, a lock that is used before the object is handed on. Detectors need not hear of it. Under opmm it
// counts: somebody may find the object by a race, and what acquires from it has in its past what the thread
// had done.
#pragma once

#include "memory/opmm.h"

namespace heddle::memory {

void release_privately(Opmm& opmm, ThreadId thread, std::uint64_t sync);

}  // namespace heddle::memory
