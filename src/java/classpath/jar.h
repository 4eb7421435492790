// An open jar. Internal to this folder; others use open_jar and read_manifest.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "java/classpath/class_path.h"
#include "java/classpath/file_bytes.h"

struct zip;

namespace heddle::java {

// libzip archives are not thread-safe, so a lock is held around each look-up.
class Jar final : public ClassSource {
 public:
  static Result<std::unique_ptr<Jar>> open(const std::string& path);
  ~Jar() override;

  Result<std::optional<ClassBytes>> find(std::string_view path) const override;
  std::string describe() const override { return path_; }
  // The text of META-INF/MANIFEST.MF, "" if there is none.
  Result<std::string> manifest() const;

 private:
  Jar(std::string path, zip* archive) : path_(std::move(path)), archive_(archive) {}
  std::optional<std::uint64_t> index_of(const std::string& entry) const;
  Result<SharedBytes> read_entry(std::uint64_t index, const std::string& entry) const;

  std::string path_;
  zip* archive_;
  bool multi_release_ = false;
  mutable std::mutex lock_;
};

}  // namespace heddle::java
