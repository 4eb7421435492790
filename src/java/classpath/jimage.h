// The JDK's lib/modules file. Internal to this folder and its tests; others use open_jdk_image.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "java/classpath/class_path.h"
#include "java/classpath/mapped_file.h"

namespace heddle::java {

// Immutable once opened, so find() may be called from several threads. The bytes it hands out live as long as
// it.
class JdkImage final : public ClassSource {
 public:
  static Result<std::unique_ptr<JdkImage>> open(const std::string& image_path);

  Result<std::optional<ClassBytes>> find(std::string_view path) const override;
  Result<std::optional<ClassBytes>> find_in_module(std::string_view module,
                                                   std::string_view path) const override;
  bool has_package(std::string_view module, std::string_view package) const override;
  std::string describe() const override { return path_; }

  // For tests: calls `visit` with "/module/path" of every entry, in the order of the table.
  void for_each(const std::function<void(std::string_view)>& visit) const;

 private:
  struct Location;
  JdkImage(std::string path, MappedFile file) : path_(std::move(path)), file_(std::move(file)) {}
  Result<Done> read_header();
  // The entry "/module/rest"; nullopt if there is none. A location that lies outside the file counts as
  // corrupt.
  Result<std::optional<Location>> locate(std::string_view module, std::string_view rest) const;
  std::optional<Location> decode(std::uint32_t location_offset) const;
  std::string_view string_at(std::uint64_t offset) const;
  bool names(const Location& location, std::string_view module, std::string_view rest) const;
  Result<std::span<const std::uint8_t>> contents(const Location& location, std::string_view name) const;
  Error corrupt(std::string_view name) const;

  std::string path_;
  MappedFile file_;
  std::uint32_t table_length_ = 0;
  std::span<const std::uint8_t> redirects_, offsets_, locations_, strings_, resources_;
};

}  // namespace heddle::java
