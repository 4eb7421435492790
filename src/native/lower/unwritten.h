// Branches that depend on what was never written. Integer variables begin with the value of a call, which
// promotion to registers keeps apart from all others (of `undef` it would take what suits it); a variable
// that stays in memory holds kFill. A shadow of each value that can be such has a bit set for each bit of it
// that was not written, as MemorySanitizer has them, and a branch on it is preceded by a call that looks at
// the shadow.
#pragma once

#include <llvm/IR/Function.h>

namespace heddle::native::lower {

inline constexpr char kUnwritten[] = "__heddle_unwritten";  // void(i1): true: what follows depends on it

// Before promotion.
void begin_unwritten(llvm::Function& function);
// After it.
void watch_unwritten(llvm::Function& function);

}  // namespace heddle::native::lower
