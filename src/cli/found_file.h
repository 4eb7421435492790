// What a heddle.toml may say that nobody named: it lies in the directory, perhaps together with a stranger's
// program, and must not write files, run programs or read what is not the project's. `--config heddle.toml`
// says that it is trusted.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options.h"

namespace heddle::cli {

// The error says what is wrong with the values, without the key: "is the path of a file ...".
Result<Done> may_be_found(const OptionRow& row, const std::vector<std::string>& values);

// An allow-list: -D -U -I -std= -O -W -f[no-]openmp. What it does not know it refuses.
Result<Done> flags_may_be_found(const std::vector<std::string>& flags);

}  // namespace heddle::cli
