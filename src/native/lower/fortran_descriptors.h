// The descriptors of arrays, which flang's code copies as a whole wherever it uses a part of one.
#pragma once

#include <llvm/IR/Function.h>

namespace heddle::native::lower {

// Loads of a structure of which only parts are used become loads of those parts, and arithmetic that
// does nothing (x * 1 + 0) goes. Of a function whose variables have been promoted.
void simplify_descriptors(llvm::Function& function);

}  // namespace heddle::native::lower
