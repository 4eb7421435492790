// A result in every form that was asked for: on standard output and in files.
#pragma once

#include "base/result.h"
#include "cli/options.h"
#include "core/machine.h"
#include "core/result.h"
#include "report/suite.h"

namespace heddle::cli {

// Before the work: can the files be written? Better now than after an hour of searching. Their folders are
// made.
Result<Done> outputs_must_be_writable(const Options& options);

// The texts of the user's files that findings mention, while they are still as they were checked.
void gather_sources(const Machine& machine, CheckResult& result);

// Writes and prints it and returns its exit status.
int publish(const CheckResult& result, const Options& options);
int publish(const report::Suite& suite, const Options& options);

}  // namespace heddle::cli
