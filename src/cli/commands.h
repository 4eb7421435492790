// One function per command; each returns the exit status of the process.
#pragma once

#include <string>

#include "cli/command_line.h"

namespace heddle::cli {

inline constexpr int kUsageStatus = 2;        // the command line or the input is wrong
inline constexpr int kFaultStatus = 70;       // ours
inline constexpr int kRunFailedStatus = 125;  // heddle run: ours

extern const char* const kVersion;

// "heddle: <sentence>" on standard error.
int complain(const std::string& sentence, int status = kUsageStatus);

int check(const CommandLine& line);
int check_several(const CommandLine& line);
int outcomes(const CommandLine& line);
int run(const CommandLine& line);
int replay(const CommandLine& line);
int doctor(const CommandLine& line);
int show(const CommandLine& line);
int suppress(const CommandLine& line);
int list(const CommandLine& line);

}  // namespace heddle::cli
