// Tables of addresses relative to themselves, which the optimiser makes of tables of pointers to save space.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

// Makes them tables of pointers again: with object + offset pointers, a difference of 32 bits between two
// objects has lost the object.
void restore_pointer_tables(llvm::Module& module);

}  // namespace heddle::native::lower
