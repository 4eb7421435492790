// module-info.class: what a module lets others see (JVMS 4.7.25).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace heddle::java {

struct ModuleInfo {
  struct Package {
    std::string name;             // internal form: java/lang/invoke
    std::vector<std::string> to;  // names of modules; empty: to everybody
  };
  std::string name;
  bool open = false;  // all of its packages
  std::vector<Package> exports, opens;
};

Result<ModuleInfo> read_module_info(std::span<const std::uint8_t> bytes, std::string_view origin);

}  // namespace heddle::java
