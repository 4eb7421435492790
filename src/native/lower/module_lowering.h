// The module as a whole: its lists, fixed before any code is lowered so that every address is a number;
// global variables; constants.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Module.h>

#include <cstdint>
#include <string>
#include <vector>

#include "native/code/code.h"
#include "native/lower/debug_info.h"
#include "native/lower/reachable.h"
#include "native/lower/shape.h"
#include "native/lower/strings.h"

namespace heddle::native::lower {

// The selector of an exception that catch (...) catches; that of another is 1 + the number of its typeinfo
// global.
inline constexpr std::uint64_t kCatchAllSelector = 0x7fff'ffff;

class ModuleLowering {
 public:
  explicit ModuleLowering(const llvm::Module& ir);

  Module run();

  // --- for the lowering of functions ---
  const llvm::DataLayout& layout() const { return ir_.getDataLayout(); }
  Module& out() { return out_; }
  Strings& strings() { return strings_; }
  DebugInfo& debug_info() { return debug_info_; }
  // The words of a constant, as its slots hold them. Refused if it has no value that is known now.
  std::vector<std::uint64_t> words(const llvm::Constant* constant);
  Ptr address(const llvm::GlobalValue* value);
  // The same as numbers in their lists; kNoSlot: it is none.
  std::uint32_t function_number(const llvm::Value* callee) const;
  std::uint32_t external_number(const llvm::Value* callee) const;
  std::uint32_t variable_number(const llvm::Value* variable) const;
  std::uint32_t external_named(const std::string& name);  // added if it is not there
  std::uint32_t label_number(const llvm::BasicBlock* block) const;
  std::uint64_t selector(const llvm::Constant* type_info);

 private:
  void make_lists();
  void lower_function(std::uint32_t number);
  void lower_variable(const llvm::GlobalVariable& variable, Global& out);
  void write(const llvm::Constant* value, std::uint64_t offset, Global& out);
  void write_words(const std::vector<std::uint64_t>& words, std::uint64_t bytes, std::uint64_t offset,
                   Global& out);
  void append(const llvm::Constant* constant, std::vector<std::uint64_t>& words);
  void append_expression(const llvm::ConstantExpr* expression, std::vector<std::uint64_t>& words);
  std::uint64_t word(const llvm::Constant* constant);
  std::vector<std::uint64_t> packed_words(const llvm::Constant* vector);  // as in memory
  void list_started_functions();

  const llvm::Module& ir_;
  Module out_;
  Strings strings_;
  DebugInfo debug_info_;
  Reachable reachable_;
  llvm::DenseMap<const llvm::Value*, std::uint32_t> variables_, functions_, externals_;
  llvm::DenseMap<const llvm::BasicBlock*, std::uint32_t> labels_;
};

}  // namespace heddle::native::lower
