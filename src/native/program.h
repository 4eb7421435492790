// From the user's files to register code: Clang and heddle-lower, each run as a process.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/source_lines.h"
#include "core/finding.h"
#include "native/code/code.h"
#include "native/native_machine.h"

namespace heddle::native {

struct Program {
  Module module;
  std::string digest;  // changes when the code or the input changes
  std::string input;   // contents of standard input
  std::string name;    // argv[0]: the first source without its ending
  // Where Heddle was called, and where the first source lies. Files below them are named relative to them.
  std::vector<std::string> directories;

  // A line of source, trimmed; "" if the file is not at hand. Files are read when asked for.
  std::string source_text(const SourcePosition& position) const;
  std::string source_file(const SourcePosition& position) const;  // its path
  mutable SourceLines lines;
};

Result<Program> compile_program(const NativeOptions& options);

}  // namespace heddle::native
