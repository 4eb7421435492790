// Fields of the class library that cache what anyone would compute alike: it does not matter who writes them
// first, nor whether another sees it.
#pragma once

#include <string_view>

namespace heddle::java {

bool is_idempotent_cache(std::string_view klass, std::string_view field);

}  // namespace heddle::java
