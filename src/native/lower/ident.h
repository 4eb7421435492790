// ident_t: where an OpenMP construct is in the source, as the compiler tells its runtime.
#pragma once

#include <llvm/IR/Instructions.h>

#include <optional>
#include <string>

namespace heddle::native::lower {

struct SourcePlace {
  std::string file;
  unsigned line = 0;
};
// Of the first argument of a call of the runtime.
std::optional<SourcePlace> place_in_source(const llvm::CallInst& call);

}  // namespace heddle::native::lower
