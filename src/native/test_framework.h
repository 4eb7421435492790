// Programs whose exit status is the answer of a test framework.
#pragma once

#include "native/code/code.h"

namespace heddle::native {

// By what it defines or links, not by its name.
bool has_test_framework(const Module& module);

}  // namespace heddle::native
