// A fault of ours must not lose the schedule that led to it: it is saved as a trace before the process ends.
#pragma once

#include <functional>

#include "cli/recorded.h"

namespace heddle::cli {

// From now on HEDDLE_CHECK writes heddle-fault-<pid>.trace into the current directory and says so. `schedule`
// tells the choices taken so far; without it the message says that the same command repeats the fault.
void save_schedule_on_fault(const Recorded& recorded, std::function<Schedule()> schedule);

// heddle run: a fault ends the process with this status instead of 70.
void exit_on_fault_with(int status);

}  // namespace heddle::cli
