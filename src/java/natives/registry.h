// The list of all native tables, for the registry and for the documentation.
#pragma once

#include <vector>

#include "java/natives/natives.h"

namespace heddle::java {

std::vector<NativeEntry> all_natives();  // in the order of the tables

}  // namespace heddle::java
