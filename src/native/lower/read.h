// From files of LLVM IR to one linked module.
#pragma once

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"

namespace heddle::native::lower {

// A function with this attribute is not the user's own code.
inline constexpr char kLibraryAttribute[] = "heddle-library";

// Reads, checks and links the user's files, and then of the runtime (bitcode; "": none) what they need. Where
// both define something the user's definition wins. Of the runtime, functions named __heddle_* always come
// along: the interpreter calls them.
Result<std::unique_ptr<llvm::Module>> read_program(llvm::LLVMContext& context,
                                                   const std::vector<std::string>& files,
                                                   const std::string& runtime);

}  // namespace heddle::native::lower
