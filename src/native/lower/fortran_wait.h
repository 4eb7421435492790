// taskwait with depend clauses, which flang 19 leaves out without a word.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

// Puts the call that Clang makes back to where the directive stands in the source, if the clauses name plain
// variables; otherwise the answer is "inconclusive" there.
void restore_waits(llvm::Module& module);

}  // namespace heddle::native::lower
