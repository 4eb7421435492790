// A JVM that has booted once and is then copied for every input: most of the time of a small check is boot.
#pragma once

#include "fuzzer.h"

namespace heddle::fuzz {

// Boots for the fuzzer's first command, and lets it run as soon as that is done. Children end in here;
// returns when all is done.
void run_booted(Fuzzer& fuzzer, const std::vector<std::string>& words);

}  // namespace heddle::fuzz
