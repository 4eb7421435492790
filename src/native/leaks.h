// --leaks: memory from malloc that nothing points to any more when the program ends.
#pragma once

#include <optional>

#include "core/machine.h"
#include "native/interp/interpreter.h"
#include "native/world.h"

namespace heddle::native {

std::optional<Failure> find_leak(const World& world, const Interpreter& interp);

}  // namespace heddle::native
