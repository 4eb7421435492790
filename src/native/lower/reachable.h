// What of a module a program can get to from its entry.
#pragma once

#include <llvm/IR/Module.h>

#include <vector>

namespace heddle::native::lower {

// In the order of the module. Aliases are followed; intrinsics are not functions.
struct Reachable {
  std::vector<const llvm::GlobalVariable*> variables;
  std::vector<const llvm::Function*> functions;
  std::vector<const llvm::GlobalValue*> externals;  // functions without a body that we can use, and ifuncs
};

// From __heddle_* functions; if there is none, from all functions.
Reachable find_reachable(const llvm::Module& module);

}  // namespace heddle::native::lower
