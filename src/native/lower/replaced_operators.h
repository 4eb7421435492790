// operator new and operator delete that the program has replaced.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

// The forms that it has not replaced call those that it has, as the standard library's own would
// ([new.delete]).
void forward_to_replaced_operators(llvm::Module& module);

}  // namespace heddle::native::lower
