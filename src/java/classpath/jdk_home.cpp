// Finds the JDK whose classes programs run on.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "java/classpath/class_path.h"

namespace heddle::java {
namespace {

namespace fs = std::filesystem;

constexpr const char* kAdvice =
    "install one (Debian: apt-get install openjdk-17-jdk-headless) or give --jdk its directory";

bool is_jdk(const fs::path& home) {
  std::error_code ignored;
  return fs::is_regular_file(home / "lib" / "modules", ignored);
}

// The first executable `java` on the PATH, with all symbolic links followed; empty if there is none.
fs::path java_on_path() {
  const char* path = std::getenv("PATH");
  std::string_view rest = path != nullptr ? path : "";
  while (!rest.empty()) {
    const std::size_t colon = rest.find(':');
    const fs::path candidate = fs::path(rest.substr(0, colon)) / "java";
    std::error_code error;
    if (fs::is_regular_file(candidate, error) && ::access(candidate.c_str(), X_OK) == 0) {
      const fs::path real = fs::canonical(candidate, error);
      if (!error) return real;
    }
    if (colon == std::string_view::npos) break;
    rest.remove_prefix(colon + 1);
  }
  return {};
}

}  // namespace

Result<std::string> find_jdk(const std::string& explicit_home) {
  if (!explicit_home.empty()) {
    if (is_jdk(explicit_home)) return explicit_home;
    return Error{fmt::format("{} is not a JDK (it has no lib/modules); {}.", explicit_home, kAdvice)};
  }
  if (const char* home = std::getenv("JAVA_HOME"); home != nullptr && *home != '\0') {
    if (is_jdk(home)) return std::string(home);
    return Error{fmt::format("JAVA_HOME is {}, which is not a JDK (it has no lib/modules); unset it, {}.",
                             home, kAdvice)};
  }
  const fs::path java = java_on_path();
  if (java.empty()) return Error{fmt::format("No JDK was found; {}.", kAdvice)};
  const fs::path home = java.parent_path().parent_path();
  if (is_jdk(home)) return home.string();
  return Error{fmt::format("The java on the PATH ({}) does not belong to a JDK with lib/modules; {}.",
                           java.string(), kAdvice)};
}

}  // namespace heddle::java
