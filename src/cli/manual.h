// The man page and the completion of the shell, from the tables of commands and options.
#pragma once

#include <string>

namespace heddle::cli {

std::string man_page(const std::string& version);
std::string bash_completion();

}  // namespace heddle::cli
