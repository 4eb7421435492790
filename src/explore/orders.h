// The orders, one file each; policies.cpp knows their names.
#pragma once

#include "explore/policies.h"

namespace heddle::explore {

std::unique_ptr<Order> make_random_order(std::uint64_t seed);
std::unique_ptr<Order> make_max_preemption_order();
std::unique_ptr<Order> make_interference_order();

}  // namespace heddle::explore
