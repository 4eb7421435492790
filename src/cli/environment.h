// What the process is running in: the terminal, the memory it may use, Ctrl-C.
#pragma once

#include <cstdint>
#include <string>

#include "base/limits.h"
#include "base/result.h"
#include "report/text.h"

namespace heddle::cli {

// Width from COLUMNS or the terminal; colour on a terminal unless NO_COLOR or TERM=dumb; signs from the
// locale.
report::TextOptions text_options_for_stdout();

bool stderr_is_terminal();

// 80% of what the machine or the process's control group gives, in bytes; 0 if nothing can be learnt.
std::uint64_t default_memory_limit();

// The file of that name that is installed beside the executable; "" if there is none.
std::string beside_executable(const char* name);

std::string today();  // "2026-11-30", here

// The first Ctrl-C (or SIGTERM) is an order to stop (base/limits.h), the second ends the process.
void watch_interrupts();
void watch_messages();  // SIGUSR1, from a process of our own, is such an order
bool interrupted();     // by either, or by an order to all processes of the run

// What --time counts from.
void begin_run();
SteadyClock::time_point run_began();

Result<std::string> read_file(const std::string& path);

}  // namespace heddle::cli
