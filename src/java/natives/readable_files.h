// The files of the host that a program under check may read: those of its JDK (time zones, currencies), of
// its class path, and of the directories that the user allows (--allow-read). They are taken to be immutable, so their content is no part of the state.
#pragma once

#include <cstdint>
#include <memory>
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
// nullptr unless it is a Regular file that can be read. Safe to call from several workers.
std::shared_ptr<const std::vector<std::uint8_t>> file_content(const Vm& vm, const std::string& path);
// nullptr: it is empty.
std::shared_ptr<const std::vector<std::uint8_t>> standard_input(const Vm& vm);

}  // namespace heddle::java
