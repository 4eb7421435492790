// The functions that Clang makes of the bodies of OpenMP constructs, by names that people understand.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

// main.omp_outlined_debug__ becomes "main, parallel region at line 12", .omp_task_entry. "main, task at line
// 14"; what only passes arguments on is
// hidden.
void name_outlined_functions(llvm::Module& module);

}  // namespace heddle::native::lower
