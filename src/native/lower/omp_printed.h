// Numbers of threads that a program only prints.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

// Calls of omp_get_thread_num whose result goes nowhere but into printf become calls of
// __heddle_omp_printed_thread_num: nothing that is done depends on it. To be called when variables are
// promoted.
void mark_printed_thread_numbers(llvm::Module& module);

}  // namespace heddle::native::lower
