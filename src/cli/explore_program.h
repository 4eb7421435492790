// What check and outcomes share: from a command line to an explored program.
#pragma once

#include "cli/command_line.h"
#include "cli/recorded.h"
#include "core/observer.h"
#include "core/result.h"

namespace heddle::cli {

struct Explored {
  Recorded recorded;
  CheckResult result;
};

// `also` observes beside the properties; may be null.
Result<Explored> explore_program(const CommandLine& line, Outcomes outcomes, Observer* also);

// heddle check of one program, with its traces written.
Result<Explored> check_one(const CommandLine& line);

}  // namespace heddle::cli
