// A command that runs a program, under its supervisor; and what is said when its limits or a fault end it.
#pragma once

#include <functional>

#include "cli/command_line.h"
#include "cli/supervisor.h"
#include "core/result.h"
#include "explore/search.h"

namespace heddle::cli {

// Of the options, from the beginning of the run.
explore::Budget budget_of(const Options& options);

// Runs `work` and returns its exit status. If it is lost, `answer` takes the result that is left.
int watched(const CommandLine& line, const std::function<int()>& work,
            const std::function<int(const CheckResult&)>& answer);

// Nothing is known of the program but that a limit came first.
CheckResult result_without_search(const CommandLine& line, const Halted& halted);

}  // namespace heddle::cli
