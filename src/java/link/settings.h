// Volatile fields of the class library that hold settings: read all the time, and changed after construction
// by hardly any program. A read of one is no scheduling point until somebody has written it while others
// could see it; the first such write starts the search again, as with plain fields under the escape
// reduction (interp/visibility.cpp).
#pragma once

#include <string_view>

namespace heddle::java {

bool is_setting(std::string_view klass, std::string_view field);

}  // namespace heddle::java
