// Which constructs of OpenMP are supported: one table for the code's readers and for docs/openmp.md.
#pragma once

#include <string>

namespace heddle::native {

std::string openmp_table();  // as Markdown

}  // namespace heddle::native
