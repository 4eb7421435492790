// What flang 19 makes of Fortran, brought into the form that Clang's code has (the rest of this folder is
// written for that), and repaired where it is not what OpenMP says.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

bool is_fortran(const llvm::Module& module);
bool is_fortran(const llvm::Function& function);  // of a linked program

// Of a module as flang made it, before anything else is done with it.
void repair_fortran(llvm::Module& module);

// Threadprivate variables become thread-local ones, as with Clang. Of the linked program: the file that
// defines such a variable may not be one that uses it.
void make_threadprivate_local(llvm::Module& module);

}  // namespace heddle::native::lower
