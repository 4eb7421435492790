#include "java/natives/readable_files.h"

#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>

#include "java/classpath/class_path.h"

namespace heddle::java {
namespace {

bool is_below(const std::filesystem::path& path, const std::filesystem::path& root) {
  auto [at, end] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  (void)end;
  return at == root.end();
}

bool may_be_seen(const Vm& vm, const std::filesystem::path& path) {
  if (auto jdk = find_jdk(vm.options.jdk);
      jdk && is_below(path, std::filesystem::path(*jdk).lexically_normal()))
    return true;
  for (const std::string& entry : vm.options.class_path) {
    if (entry.empty()) continue;
    std::filesystem::path root = std::filesystem::absolute(entry).lexically_normal();
    if (!root.has_filename()) root = root.parent_path();  // "." and "classes/" end in a slash
    if (is_below(path, root)) return true;
  }
  return false;
}

// The program's current directory is /, whatever ours is.
std::filesystem::path normal(const std::string& path) {
  return (std::filesystem::path("/") / path).lexically_normal();
}

}  // namespace

FileKind kind_of_file(const Vm& vm, const std::string& path) {
  std::filesystem::path where = normal(path);
  if (!may_be_seen(vm, where)) return FileKind::Hidden;
  struct stat found {};
  if (stat(where.c_str(), &found) != 0) return FileKind::Missing;
  return S_ISREG(found.st_mode)   ? FileKind::Regular
         : S_ISDIR(found.st_mode) ? FileKind::Directory
                                  : FileKind::Hidden;
}

std::shared_ptr<const std::vector<std::uint8_t>> file_content(const Vm& vm, const std::string& path) {
  static std::mutex guard;  // a cache of immutable facts, shared by all machines
  static std::map<std::string, std::shared_ptr<const std::vector<std::uint8_t>>> known;
  std::scoped_lock lock(guard);
  std::string where = normal(path).string();
  if (auto it = known.find(where); it != known.end()) return it->second;
  if (kind_of_file(vm, path) != FileKind::Regular) return nullptr;
  std::ifstream in(where, std::ios::binary);
  if (!in) return nullptr;
  auto bytes = std::make_shared<const std::vector<std::uint8_t>>(std::istreambuf_iterator<char>(in),
                                                                 std::istreambuf_iterator<char>());
  known.emplace(where, bytes);
  return bytes;
}

}  // namespace heddle::java
