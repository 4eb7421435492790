// The directory in which children run: the input, what it needs beside it, and what children leave there.
#pragma once

#include <filesystem>
#include <string>

#include "class_layout.h"

namespace heddle::fuzz {

class Scratch {
 public:
  // Becomes the current directory. What is in `beside` ("": nothing) is put into it.
  explicit Scratch(std::filesystem::path beside);
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  // As a new file: children of earlier inputs may still have the old one open.
  void write(const std::string& name, const Bytes& input);

 private:
  void tidy() const;

  std::filesystem::path beside_, directory_;
  unsigned written_ = 0;
};

Bytes read_bytes(const std::filesystem::path& path);
void write_bytes(const std::filesystem::path& path, const Bytes& bytes);

}  // namespace heddle::fuzz
