// HEDDLE_CHECK: internal consistency, on in every build. A failure is a fault of ours, never of the program
// under check or of the user: it ends in exit code 70 with the schedule so far (see fault_hook).
#pragma once

#include <string>

namespace heddle {

// Called once, before the process ends with status 70, so that the owner of the search can save its schedule.
using FaultHook = void (*)();
void set_fault_hook(FaultHook hook);

[[noreturn]] void fault(const char* file, int line, const std::string& message);

}  // namespace heddle

#define HEDDLE_CHECK(condition, message)              \
  do {                                                \
    if (__builtin_expect(!(condition), 0)) {          \
      ::heddle::fault(__FILE__, __LINE__, (message)); \
    }                                                 \
  } while (false)
