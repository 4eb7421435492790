// The runtime may have a thread combine its part of a reduction with atomic operations (__kmpc_reduce answers
// 2). Ours never does (library/omp_sync.cpp), and the code for it goes: it would make the machine take the
// program for one that publishes pointers by relaxed atomics.
#pragma once

#include <llvm/IR/Module.h>

namespace heddle::native::lower {

void drop_atomic_reductions(llvm::Module& module);

}  // namespace heddle::native::lower
