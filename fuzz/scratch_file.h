// The input as a file, for readers that want one: in memory, and one per process.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <string>

#include "base/check.h"

namespace heddle::fuzz {

// The path of a file with these bytes, until the next call.
inline std::string scratch_file(const std::uint8_t* data, std::size_t size) {
  static const int file = memfd_create("input", 0);
  HEDDLE_CHECK(file >= 0 && ftruncate(file, 0) == 0, "no scratch file");
  HEDDLE_CHECK(pwrite(file, data, size, 0) == static_cast<ssize_t>(size), "the scratch file is short");
  return "/proc/self/fd/" + std::to_string(file);
}

}  // namespace heddle::fuzz
