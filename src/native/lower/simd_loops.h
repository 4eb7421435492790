// Loops whose iterations the program allows to run at the same time, as lanes of vector instructions
// (#pragma omp simd). Nothing but metadata is left of that in the IR. The calls that are added here tell the
// machine when such a loop begins and ends, when the next lane begins, and what each lane accesses.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

void mark_simd_loops(llvm::Module& module);

}  // namespace heddle::native::lower
