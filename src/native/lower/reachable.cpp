#include "native/lower/reachable.h"

#include <llvm/ADT/DenseSet.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>

namespace heddle::native::lower {
namespace {

class Walk {
 public:
  explicit Walk(const llvm::Module& module) {
    bool any = false;
    for (const llvm::Function& function : module)
      if (!function.isDeclaration() && function.getName().starts_with("__heddle_"))
        any = true, reach(&function);
    for (const llvm::Function& function : module)
      if (!any && !function.isDeclaration()) reach(&function);
    while (!pending_.empty()) {
      const llvm::Value* value = pending_.pop_back_val();
      if (const auto* function = llvm::dyn_cast<llvm::Function>(value)) {
        for (const llvm::BasicBlock& block : *function)
          for (const llvm::Instruction& instruction : block) reach_operands(instruction);
      } else if (const auto* variable = llvm::dyn_cast<llvm::GlobalVariable>(value)) {
        if (variable->hasInitializer()) reach(variable->getInitializer());
      } else {
        reach_operands(*llvm::cast<llvm::User>(value));
      }
    }
  }
  bool contains(const llvm::Value* value) const { return seen_.contains(value); }

 private:
  void reach(const llvm::Value* value) {
    if (llvm::isa<llvm::Constant>(value) && !llvm::isa<llvm::ConstantData>(value) &&
        seen_.insert(value).second)
      pending_.push_back(value);
  }
  void reach_operands(const llvm::User& user) {
    for (const llvm::Use& use : user.operands()) reach(use.get());
  }
  llvm::DenseSet<const llvm::Value*> seen_;
  llvm::SmallVector<const llvm::Value*, 64> pending_;
};

}  // namespace

Reachable find_reachable(const llvm::Module& module) {
  const Walk walk(module);
  Reachable result;
  for (const llvm::GlobalVariable& variable : module.globals())
    if (walk.contains(&variable) && !variable.getName().starts_with("llvm."))
      result.variables.push_back(&variable);
  for (const llvm::Function& function : module) {
    if (!walk.contains(&function) || function.isIntrinsic()) continue;
    if (function.isDeclaration()) {
      result.externals.push_back(&function);
    } else {
      result.functions.push_back(&function);
    }
  }
  for (const llvm::GlobalIFunc& ifunc : module.ifuncs())
    if (walk.contains(&ifunc)) result.externals.push_back(&ifunc);
  return result;
}

}  // namespace heddle::native::lower
