// The user's flags for Clang and flang are free, but for those that make the compiler write files: it writes
// into our temporary directory and nowhere else. Those that we know are refused here with a sentence; the
// others end in a "permission denied", where the system can do that (confine/).
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace heddle::native {

Result<Done> must_not_write(const std::vector<std::string>& flags);

// Compilers take a word that begins with @ for the name of a file with flags, and Clang hands the last part
// of a path on as a word of its own: a file of such a name could say anything.
Result<Done> must_be_named_as_files(const std::vector<std::string>& sources);

}  // namespace heddle::native
