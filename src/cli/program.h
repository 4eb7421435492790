// Which program the user means: source files, a class on a class path, a class file or a jar.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "cli/command_line.h"

namespace heddle::cli {

struct Program {
  std::string name;  // as the user wrote it
  std::vector<std::string> sources;
  std::vector<std::string> class_path;
  std::string jar;
  std::string main_class;
  std::vector<std::string> arguments;
  std::vector<std::string>
      notes;  // what a reader of the result should know: class path entries that do not exist
};

// Looks at names and at which files exist, never into them.
Result<Program> identify_program(const CommandLine& line);

// The same program with absolute paths, so that a trace can be replayed from any directory.
Program with_absolute_paths(Program program);

}  // namespace heddle::cli
