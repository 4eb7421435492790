// A file mapped read-only into memory.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/result.h"

namespace heddle::java {

// Owns the mapping; pages are read when first touched. Immutable, so safe to share between threads. As with
// every mapping, a file that another process shortens while we read it ends ours with SIGBUS.
class MappedFile {
 public:
  static Result<MappedFile> open(const std::string& path);
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile();

  std::span<const std::uint8_t> bytes() const { return bytes_; }

 private:
  explicit MappedFile(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  std::span<const std::uint8_t> bytes_;
};

}  // namespace heddle::java
