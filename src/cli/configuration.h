// heddle.toml, or the file of --config: everything that the command line can say, for those who say it every
// time. A configuration becomes words of a command line, in front of the user's own, so that those win.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/command_line.h"

namespace heddle::cli {

// Reads the file that the words name, or heddle.toml if there is one here.
Result<std::vector<std::string>> with_configuration(std::vector<std::string> words);

// Did the user name the file, and so trust it, or does it just lie there? See found_file.h.
enum class Source { Named, Found };

// The same for a file that has been read. `name` is for messages.
Result<std::vector<std::string>> with_configuration(std::vector<std::string> words, std::string_view text,
                                                    const std::string& name, Source source = Source::Found);

// heddle config: what a check would do, as a configuration. Defaults are comments.
std::string configuration_of(const CommandLine& line);

}  // namespace heddle::cli
