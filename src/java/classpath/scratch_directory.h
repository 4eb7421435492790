// For tests: a directory that is removed with all it holds.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "base/check.h"

namespace heddle::java {

class ScratchDirectory {
 public:
  ScratchDirectory() {
    std::string name = (std::filesystem::temp_directory_path() / "heddle-test-XXXXXX").string();
    HEDDLE_CHECK(::mkdtemp(name.data()) != nullptr, "no temporary directory");
    path_ = name;
  }
  ~ScratchDirectory() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Writes a file below it, with the directories it needs; returns its path.
  std::string write(const std::string& name, std::string_view contents) const {
    const std::filesystem::path file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << contents;
    return file;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace heddle::java
