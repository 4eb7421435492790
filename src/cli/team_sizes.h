// OpenMP programs that leave the size of their teams open: two threads decide, then other sizes are tried for
// as long as that is cheap. What is wrong with three threads only is wrong.
#pragma once

#include "base/result.h"
#include "cli/command_line.h"
#include "cli/explore_program.h"
#include "core/result.h"

namespace heddle::cli {

// Nothing is wrong with two threads, and neither the program nor the user says that there are two.
bool leaves_teams_open(const CommandLine& line, const CheckResult& result);

// The answer for two threads, which took so many seconds, with what is known of other sizes; or the answer
// for a size with which something is wrong.
Explored try_other_teams(const CommandLine& line, Explored two, double seconds);

}  // namespace heddle::cli
