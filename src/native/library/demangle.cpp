#include "native/library/demangle.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

namespace heddle::native {

std::optional<std::string> demangled(const std::string& name) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> plain(
      abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status), std::free);
  if (plain == nullptr) return std::nullopt;
  return plain.get();
}

}  // namespace heddle::native
