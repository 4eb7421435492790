// Names of C++ as people write them.
#pragma once

#include <optional>
#include <string>

namespace heddle::native {

// Of a mangled name, also that of a type (std::type_info::name); nullopt: it is none.
std::optional<std::string> demangled(const std::string& name);

}  // namespace heddle::native
