// Nondeterministic inputs: which of their values can the program tell apart?
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

// Calls of __VERIFIER_nondet_int and the like get one more argument, a table of the values to try
// (library/inputs.h), where it is known what becomes of the value. Where something is done with it that takes
// more than comparisons with constants, __heddle_uses_input(table) is called before. To be called when
// variables are promoted.
void classify_inputs(llvm::Module& module);

}  // namespace heddle::native::lower
