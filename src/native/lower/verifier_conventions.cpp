#include "native/lower/verifier_conventions.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

namespace heddle::native::lower {
namespace {

constexpr const char *kBegin = "__VERIFIER_atomic_begin", *kEnd = "__VERIFIER_atomic_end";

bool is_atomic(const llvm::Function& function) {
  const llvm::StringRef name = function.getName();
  return !function.isDeclaration() && name.starts_with("__VERIFIER_atomic_") && name != kBegin &&
         name != kEnd;
}

void make_atomic(llvm::Function& function) {
  llvm::Module& module = *function.getParent();
  auto* type = llvm::FunctionType::get(llvm::Type::getVoidTy(module.getContext()), false);
  auto call_before = [&](llvm::Instruction& place, const char* name) {
    llvm::IRBuilder<> builder(&place);
    builder.SetCurrentDebugLocation(place.getDebugLoc());
    builder.CreateCall(module.getOrInsertFunction(name, type));
  };
  for (llvm::BasicBlock& block : function) {
    llvm::Instruction& last = *block.getTerminator();
    if (llvm::isa<llvm::ReturnInst>(last) || llvm::isa<llvm::ResumeInst>(last)) call_before(last, kEnd);
  }
  call_before(*function.getEntryBlock().getFirstNonPHIOrDbgOrAlloca(), kBegin);
}

}  // namespace

void apply_verifier_conventions(llvm::Module& module) {
  for (llvm::Function& function : module)
    if (is_atomic(function)) make_atomic(function);
  for (const char* name : {"assume_abort_if_not", "__VERIFIER_assume"})
    if (llvm::Function* assume = module.getFunction(name)) assume->deleteBody();
}

}  // namespace heddle::native::lower
