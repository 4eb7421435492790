// One class file given by its path, wherever it lies: it is offered under the name stored inside it.
#include <fmt/format.h>

#include "java/classfile/class_file.h"
#include "java/classpath/class_path.h"
#include "java/classpath/file_bytes.h"

namespace heddle::java {
namespace {

class SingleClass final : public ClassSource {
 public:
  SingleClass(std::string path, std::string entry, SharedBytes bytes)
      : path_(std::move(path)), entry_(std::move(entry)), bytes_(std::move(bytes)) {}

  Result<std::optional<ClassBytes>> find(std::string_view path) const override {
    if (path != entry_) return std::optional<ClassBytes>();
    return std::optional(ClassBytes{bytes_, *bytes_, path_, false});
  }

  std::string describe() const override { return path_; }

 private:
  std::string path_, entry_;
  SharedBytes bytes_;
};

}  // namespace

Result<std::unique_ptr<ClassSource>> open_single_class(const std::string& path) {
  auto bytes = read_whole_file(path);
  if (!bytes) return bytes.error();
  auto parsed = parse_class_file(**bytes, path);
  if (!parsed) return parsed.error();
  return std::unique_ptr<ClassSource>(
      std::make_unique<SingleClass>(path, parsed->name + ".class", std::move(*bytes)));
}

}  // namespace heddle::java
