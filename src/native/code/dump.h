// Register code as text, for people who debug Heddle.
#pragma once

#include <string>

#include "native/code/code.h"

namespace heddle::native {

std::string dump(const Module& module);
std::string dump(const Module& module, const Insn& insn);

}  // namespace heddle::native
