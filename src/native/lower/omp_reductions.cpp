#include "native/lower/omp_reductions.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/Transforms/Utils/Local.h>

#include <set>

namespace heddle::native::lower {

void drop_atomic_reductions(llvm::Module& module) {
  std::set<llvm::Function*> changed;
  for (const char* name : {"__kmpc_reduce", "__kmpc_reduce_nowait"}) {
    const llvm::Function* reduce = module.getFunction(name);
    if (reduce == nullptr) continue;
    for (const llvm::User* call : reduce->users()) {
      for (const llvm::User* user : call->users()) {
        auto* way = const_cast<llvm::SwitchInst*>(llvm::dyn_cast<llvm::SwitchInst>(user));
        if (way == nullptr || way->getCondition() != call) continue;
        const auto two = way->findCaseValue(
            llvm::ConstantInt::get(llvm::cast<llvm::IntegerType>(way->getCondition()->getType()), 2));
        if (two == way->case_default()) continue;
        two->getCaseSuccessor()->removePredecessor(way->getParent());
        way->removeCase(two);
        changed.insert(way->getFunction());
      }
    }
  }
  for (llvm::Function* function : changed) llvm::removeUnreachableBlocks(*function);
}

}  // namespace heddle::native::lower
