// Makes a linked module ready for lowering.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace heddle::native::lower {

enum class Locals : bool { Promote, Keep };

// Gives __heddle_main, __heddle_constructors and __heddle_destructors (runtime/start.c) their bodies; moves
// local variables whose address nobody needs from memory to registers; finds out which pointers functions
// keep. No access to memory that another thread could see is removed, merged, reordered or added.
// Returns what a reader of the result should know.
std::vector<std::string> prepare(llvm::Module& module, Locals locals);

}  // namespace heddle::native::lower
