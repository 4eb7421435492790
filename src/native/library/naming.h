// How messages name things of the program (describe.cpp).
#pragma once

#include <string>

#include "core/choice.h"
#include "native/code/code.h"

namespace heddle::native {

class Call;

// What lies at p, as the programmer would write it: "m", "queue.lock", "forks[2]"; of memory from malloc
// where it was made.
std::string object_name(Call& call, Ptr p);
std::string thread_name(Call& call, ThreadId thread);

}  // namespace heddle::native
