// Atomic updates that the compiler makes of a loop around a compare-exchange: `#pragma omp atomic` of x *= 2.
#pragma once

#include <llvm/IR/Module.h>

#include <cstdint>

namespace heddle::native::lower {

// Marks the load and the compare-exchange of each loop that combines the old value with another by an
// operation that commutes, and that lets nobody know what the old value was. To be called when variables are
// promoted.
void mark_commuting_loops(llvm::Module& module);

// Which kind of update the instruction belongs to; 0: to none. Beyond those of UpdateOp.
std::uint32_t commuting_kind(const llvm::Instruction& instruction);

}  // namespace heddle::native::lower
