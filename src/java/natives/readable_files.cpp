#include "java/natives/readable_files.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>

namespace heddle::java {
namespace {

bool is_below(const std::filesystem::path& path, const std::string& directory) {
  std::filesystem::path root = std::filesystem::absolute(directory).lexically_normal();
  if (!root.has_filename()) root = root.parent_path();  // "dir/" and "dir/." leave an empty name
  auto [at, end] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  (void)end;
  return at == root.end();
}

// Under its own name or under the one that links lead to.
bool may_be_seen(const Vm& vm, const std::filesystem::path& path) {
  std::error_code error;
  const std::filesystem::path real = std::filesystem::weakly_canonical(path, error);
  const auto lies_in = [&](const std::string& root) {
    return is_below(path, root) || (!error && is_below(real, root));
  };
  return lies_in(vm.options.jdk) || std::ranges::any_of(vm.options.readable, lies_in);
}

std::filesystem::path normal(const Vm& vm, const std::string& path) {
  std::filesystem::path whole = (std::filesystem::path(current_directory(vm)) / path).lexically_normal();
  return whole.has_filename() || whole == whole.root_path() ? whole : whole.parent_path();
}

std::shared_ptr<const std::vector<std::uint8_t>> content_of(const std::string& where) {
  static std::mutex guard;  // a cache of immutable facts, shared by all machines
  static std::map<std::string, std::shared_ptr<const std::vector<std::uint8_t>>> known;
  std::scoped_lock lock(guard);
  if (auto it = known.find(where); it != known.end()) return it->second;
  std::error_code error;
  std::ifstream in(where, std::ios::binary);
  if (!in || std::filesystem::is_directory(where, error)) return nullptr;
  auto bytes = std::make_shared<const std::vector<std::uint8_t>>(std::istreambuf_iterator<char>(in),
                                                                 std::istreambuf_iterator<char>());
  known.emplace(where, bytes);
  return bytes;
}

}  // namespace

std::string current_directory(const Vm& vm) {
  return vm.options.directory.empty() ? "/" : vm.options.directory;
}

std::string readable_path(const Vm& vm, const std::string& path) {
  return normal(vm, path).string();
}

FileKind kind_of_file(const Vm& vm, const std::string& path) {
  std::filesystem::path where = normal(vm, path);
  // A program under check has no devices, and nothing in the home that it is told of (system_properties.cpp).
  const bool nothing_there = is_below(where, "/dev") || is_below(where, "/home/user");
  if (!may_be_seen(vm, where)) return nothing_there ? FileKind::Missing : FileKind::Hidden;
  struct stat found {};
  if (stat(where.c_str(), &found) != 0) return FileKind::Missing;
  return S_ISREG(found.st_mode)   ? FileKind::Regular
         : S_ISDIR(found.st_mode) ? FileKind::Directory
                                  : FileKind::Hidden;
}

std::string canonical_path(const Vm& vm, const std::string& path) {
  std::filesystem::path where = normal(vm, path);
  if (!may_be_seen(vm, where)) return where.string();
  std::error_code error;
  std::filesystem::path real = std::filesystem::weakly_canonical(where, error);
  return error ? where.string() : real.string();
}

std::optional<struct stat> file_status(const Vm& vm, const std::string& path, Links links) {
  std::filesystem::path where = normal(vm, path);
  struct stat found {};
  if (!may_be_seen(vm, where)) return std::nullopt;
  const int failed = links == Links::Followed ? stat(where.c_str(), &found) : lstat(where.c_str(), &found);
  return failed != 0 ? std::nullopt : std::optional(found);
}

bool may_access(const Vm& vm, const std::string& path, int mode) {
  std::filesystem::path where = normal(vm, path);
  return may_be_seen(vm, where) && access(where.c_str(), mode) == 0;
}

std::vector<std::string> directory_entries(const Vm& vm, const std::string& path) {
  std::vector<std::string> names;
  std::filesystem::path where = normal(vm, path);
  if (!may_be_seen(vm, where)) return names;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(where, error))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::shared_ptr<const std::vector<std::uint8_t>> file_content(const Vm& vm, const std::string& path) {
  if (kind_of_file(vm, path) != FileKind::Regular) return nullptr;
  return content_of(normal(vm, path).string());
}

std::shared_ptr<const std::vector<std::uint8_t>> standard_input(const Vm& vm) {
  return vm.options.input.empty() ? nullptr : content_of(vm.options.input);
}

}  // namespace heddle::java
