// A directory on the class path: an entry is a file below it.
#include <fmt/format.h>
#include <sys/stat.h>

#include "java/classpath/class_path.h"
#include "java/classpath/file_bytes.h"

namespace heddle::java {
namespace {

// An entry path may not leave the directory: no empty, "." or ".." component, no null character.
bool stays_inside(std::string_view path) {
  if (path.find('\0') != std::string_view::npos) return false;
  while (true) {
    const std::size_t slash = path.find('/');
    const std::string_view component = path.substr(0, slash);
    if (component.empty() || component == "." || component == "..") return false;
    if (slash == std::string_view::npos) return true;
    path.remove_prefix(slash + 1);
  }
}

class Directory final : public ClassSource {
 public:
  explicit Directory(std::string path) : path_(std::move(path)) {}

  Result<std::optional<ClassBytes>> find(std::string_view path) const override {
    if (!stays_inside(path)) return std::optional<ClassBytes>();
    std::string file = fmt::format("{}/{}", path_, path);
    auto bytes = read_file_if_present(file);
    if (!bytes) return bytes.error();
    if (!*bytes) return std::optional<ClassBytes>();
    return std::optional(ClassBytes{*bytes, **bytes, std::move(file), false});
  }

  std::string describe() const override { return path_; }

 private:
  std::string path_;
};

}  // namespace

Result<std::unique_ptr<ClassSource>> open_directory(const std::string& path) {
  struct stat status;
  if (::stat(path.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
    return Error{fmt::format("{} is not a directory; correct the class path.", path)};
  }
  return std::unique_ptr<ClassSource>(std::make_unique<Directory>(path));
}

}  // namespace heddle::java
