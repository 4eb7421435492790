// The variables of a task, which flang 19 does not treat as OpenMP says.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

// - A firstprivate variable is copied when the task begins to run, through a pointer to the original, which
//   may have changed by then, or be gone. OpenMP 5.1 (2.21.4.4): when the construct is encountered.
// - A variable of a module, a common block or with SAVE is firstprivate in an orphaned task without a clause.
//   OpenMP 5.1 (2.21.1.1): it is shared.
// - A threadprivate variable is that of the thread which made the task. OpenMP 5.1 (2.21.2): of the one that
//   runs it.
// Scalars are repaired; for arrays and allocatable variables the answer is "inconclusive".
void repair_tasks(llvm::Module& module);

}  // namespace heddle::native::lower
