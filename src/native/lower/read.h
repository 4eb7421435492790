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

// What the user gave: bitcode that Clang has just made of a source, or LLVM IR of their own.
struct File {
  std::string name;
  bool from_source = false;
};

// A module with what a reader of the result should know of it.
struct LinkedProgram {
  std::unique_ptr<llvm::Module> module;
  std::vector<std::string> notes;
};

// Reads, checks and links the user's files, and then of the runtime (bitcode; "": none) what they need. Where
// both define something the user's definition wins. Of the runtime, functions named __heddle_* always come
// along: the interpreter calls them.
Result<LinkedProgram> read_program(llvm::LLVMContext& context, const std::vector<File>& files,
                                   const std::string& runtime);

}  // namespace heddle::native::lower
