// Runs another program and collects what it prints.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace heddle::java {

struct ProcessEnd {
  int status = 0;      // exit status; 128 + signal number if a signal ended it
  std::string output;  // standard output and standard error, interleaved as written
};

// `arguments[0]` is the path of the program; no shell is involved. Its standard input is empty. Blocks until
// it ends.
Result<ProcessEnd> run_process(const std::vector<std::string>& arguments);

}  // namespace heddle::java
