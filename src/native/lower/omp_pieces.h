// OpenMP worksharing loops whose distribution the program leaves open, made so that the runtime can give out
// their iterations piece by piece (library/omp_loop.cpp).
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace heddle::native::lower {

// Told of an iteration, as it begins, in such a loop: Op::NextPiece.
inline constexpr char kNextPiece[] = "__heddle_omp_next_piece";

// Of a module as Clang made it. `has_source`: the files that it names are those it was compiled from. Returns
// what a reader of the result should know.
std::vector<std::string> open_worksharing_loops(llvm::Module& module, bool has_source);

}  // namespace heddle::native::lower
