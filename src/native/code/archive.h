// A Module as bytes, and back. The file lives only between heddle-lower and the heddle of the same build that
// started it; its first line carries a version so that a mixed installation is noticed.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "native/code/code.h"

namespace heddle::native {

std::string write_module(const Module& module);
Result<Module> read_module(std::string_view bytes);

}  // namespace heddle::native
