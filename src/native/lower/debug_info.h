// What debug information says: positions, names and types, in the tables of the module.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/InstrTypes.h>

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "native/code/code.h"
#include "native/lower/strings.h"

namespace heddle::native::lower {

class DebugInfo {
 public:
  DebugInfo(Module& out, Strings& strings);

  std::uint32_t location(const llvm::DILocation* location);
  // The beginning of something that was declared there.
  std::uint32_t location(const llvm::DIFile* file, unsigned line, const std::string& function);
  std::uint32_t type(const llvm::DIType* type);
  // As the programmer wrote it, with its classes and namespaces: "Stack::push".
  std::string display_name(const llvm::Function& function);
  std::string display_name(const llvm::DISubprogram* subprogram);
  // Name, location and type.
  void describe(const llvm::GlobalVariable& variable, Global& out);
  // Of a local variable or parameter that lies at `address`; name and type stay unknown if nothing is said of
  // it.
  void describe(llvm::Value& address, AllocaSite& out);
  // Of the block of memory that the call makes, if it does.
  void describe_block(const llvm::CallBase& call, CallSite& out);
  // Not written by the user: from a header of the system, or the runtime.
  static bool is_library(const llvm::Function& function);

 private:
  std::uint32_t intern(Location location);
  std::uint32_t file(const llvm::DIFile* file);
  Type composite(const llvm::DICompositeType* type);
  std::uint32_t array(const llvm::DICompositeType* type, unsigned dimension);

  Module& out_;
  Strings& strings_;
  llvm::DenseMap<const llvm::DILocation*, std::uint32_t> locations_;
  std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> by_value_;
  llvm::DenseMap<const llvm::DIType*, std::uint32_t> types_;
};

}  // namespace heddle::native::lower
