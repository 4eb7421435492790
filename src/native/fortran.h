// Fortran sources: flang-19 makes LLVM IR of them, as Clang does of C.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace heddle::native {

// By its ending: .f .for .f90 .f95 .f03 .f08, and with a capital F those that go through the preprocessor.
bool is_fortran(const std::string& source);

struct FortranCompilation {
  std::string directory;  // where it is run; "": here
  std::string source, output;
  std::string modules;  // the folder of .mod files: made by earlier sources, read by later ones
  std::vector<std::string> flags;
};
std::vector<std::string> flang_command(const std::string& flang, const FortranCompilation& compilation);

// What flang has said, as a sentence or two: it ends with a backtrace of its own where it has met something
// that it does not know yet.
std::string flang_failure(const std::string& source, int status, const std::string& output);

}  // namespace heddle::native
