// A race inside a class of a library that is not thread-safe is told as what the user's code has done: two
// threads have used one object ("HashMap `cache` used by two threads"). The location stays what it is.
#pragma once

#include <cstddef>
#include <vector>

#include "core/finding.h"

namespace heddle::race {

// `race` is complete: both accesses have their stacks.
void tell_at_call_sites(Finding& race);

// Of races on different parts of one object at the same two calls the first stays. Returns how many went.
std::size_t merge_call_sites(std::vector<Finding>& findings);

}  // namespace heddle::race
