// Names of C++ functions as people write them.
#pragma once

#include <string>

namespace heddle::native::lower {

// Without the template arguments that nobody writes (allocators, comparisons, hashes, traits), and with
// std::string by that name.
std::string readable(std::string name);

}  // namespace heddle::native::lower
