// The files of the host that a program under check may read: those of its JDK (time zones, currencies), of
// its class path, and of the directories that the user allows (--allow-read). They are taken to be immutable,
// so their content is no part of the state.
#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "java/vm.h"

namespace heddle::java {

enum class FileKind : std::uint8_t {
  Hidden,
  Missing,
  Regular,
  Directory
};  // Hidden: outside of what may be seen

FileKind kind_of_file(const Vm& vm, const std::string& path);
// The program's current directory, and a path of the program as one of ours: absolute, without "." and "..".
std::string current_directory(const Vm& vm);
std::string readable_path(const Vm& vm, const std::string& path);
// The same without symbolic links, as far as it leads to what may be seen.
std::string canonical_path(const Vm& vm, const std::string& path);
// nullopt: hidden or missing.
enum class Links : std::uint8_t { Followed, Shown };
std::optional<struct stat> file_status(const Vm& vm, const std::string& path, Links links = Links::Followed);
bool may_access(const Vm& vm, const std::string& path, int mode);  // as access(2); false if hidden
std::vector<std::string> directory_entries(const Vm& vm, const std::string& path);  // sorted
// nullptr unless it is a Regular file that can be read. Safe to call from several workers.
std::shared_ptr<const std::vector<std::uint8_t>> file_content(const Vm& vm, const std::string& path);
// nullptr: it is empty.
std::shared_ptr<const std::vector<std::uint8_t>> standard_input(const Vm& vm);

}  // namespace heddle::java
