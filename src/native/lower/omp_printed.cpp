#include "native/lower/omp_printed.h"

#include <llvm/IR/Instructions.h>

#include <vector>

namespace heddle::native::lower {
namespace {

bool prints(const llvm::CallInst& call) {
  const llvm::Function* callee = call.getCalledFunction();
  if (callee == nullptr) return false;
  return callee->getName() == "printf" || callee->getName() == "fprintf" ||
         callee->getName() == "_FortranAioOutputInteger32";
}

bool is_only_printed(const llvm::Value& value) {
  for (const llvm::User* user : value.users()) {
    if (const auto* call = llvm::dyn_cast<llvm::CallInst>(user)) {
      const bool about_debugging =
          call->getCalledFunction() != nullptr && call->getCalledFunction()->isIntrinsic();
      if (!prints(*call) && !about_debugging) return false;
    } else if (!llvm::isa<llvm::CastInst>(user) || !is_only_printed(*user)) {
      return false;
    }
  }
  return true;
}

}  // namespace

void mark_printed_thread_numbers(llvm::Module& module) {
  llvm::Function* asks = module.getFunction("omp_get_thread_num");
  if (asks == nullptr || !asks->isDeclaration()) return;
  std::vector<llvm::CallInst*> printed;
  for (llvm::User* user : asks->users())
    if (auto* call = llvm::dyn_cast<llvm::CallInst>(user);
        call != nullptr && call->getCalledOperand() == asks && is_only_printed(*call))
      printed.push_back(call);
  if (printed.empty()) return;
  const llvm::FunctionCallee instead =
      module.getOrInsertFunction("__heddle_omp_printed_thread_num", asks->getFunctionType());
  for (llvm::CallInst* call : printed) call->setCalledFunction(instead);
}

}  // namespace heddle::native::lower
