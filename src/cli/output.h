// Where results go: standard output, and files of any kind. Nothing is lost in silence.
#pragma once

#include <string>

#include "base/result.h"

namespace heddle::cli {

// To be called first. A standard file that is closed becomes /dev/null: otherwise the next file that is
// opened would take its number, and what is printed would end up in there.
void open_standard_files();

// A file is written beside the target and renamed, so that a reader never sees half of it. What is no regular
// file (a device, a pipe) is written to, symbolic links are followed, and a name of standard output or
// standard error (/dev/stdout) is written after what was printed there.
Result<Done> write_file(const std::string& path, const std::string& contents);

// Could it be written? Asked before the work begins. Missing directories are made.
Result<Done> must_be_writable(const char* option, const std::string& path);

// False if standard output cannot take it (a full disk). Nobody reading it any more (| head) is no error.
bool print(const std::string& text);

// At the end: some file systems tell only when a file is closed that the disk is full.
bool finish_printing();

}  // namespace heddle::cli
