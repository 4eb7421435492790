// Whole files as bytes. Internal to this folder.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"

namespace heddle::java {

using SharedBytes = std::shared_ptr<const std::vector<std::uint8_t>>;

// The contents of a regular file; null if nothing is there, or something that is not a regular file. Error:
// it is there but cannot be read.
Result<SharedBytes> read_file_if_present(const std::string& path);
// The same, but a missing file is an error too.
Result<SharedBytes> read_whole_file(const std::string& path);

}  // namespace heddle::java
