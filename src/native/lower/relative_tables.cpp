#include "native/lower/relative_tables.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>

#include <vector>

namespace heddle::native::lower {
namespace {

// The target of an entry: trunc (sub (ptrtoint target, ptrtoint table)); nullptr: it is something else.
llvm::Constant* target_of(llvm::Constant* entry) {
  auto* expression = llvm::dyn_cast<llvm::ConstantExpr>(entry);
  constexpr unsigned kShape[] = {llvm::Instruction::Trunc, llvm::Instruction::Sub,
                                 llvm::Instruction::PtrToInt};
  for (const unsigned opcode : kShape) {
    if (expression == nullptr || expression->getOpcode() != opcode) return nullptr;
    if (opcode == llvm::Instruction::PtrToInt) return llvm::cast<llvm::Constant>(expression->getOperand(0));
    expression = llvm::dyn_cast<llvm::ConstantExpr>(expression->getOperand(0));
  }
  return nullptr;
}

llvm::GlobalVariable* pointer_table(llvm::GlobalVariable& table) {
  const auto* entries =
      table.hasInitializer() ? llvm::dyn_cast<llvm::ConstantArray>(table.getInitializer()) : nullptr;
  if (entries == nullptr || !entries->getType()->getElementType()->isIntegerTy(32)) return nullptr;
  std::vector<llvm::Constant*> targets;
  for (const llvm::Use& entry : entries->operands()) {
    targets.push_back(target_of(llvm::cast<llvm::Constant>(entry.get())));
    if (targets.back() == nullptr) return nullptr;
  }
  auto* type = llvm::ArrayType::get(llvm::PointerType::get(table.getContext(), 0), targets.size());
  return new llvm::GlobalVariable(*table.getParent(), type, true, llvm::GlobalValue::InternalLinkage,
                                  llvm::ConstantArray::get(type, targets), table.getName() + ".pointers");
}

}  // namespace

void restore_pointer_tables(llvm::Module& module) {
  std::vector<llvm::IntrinsicInst*> loads;
  for (llvm::Function& function : module)
    for (llvm::BasicBlock& block : function)
      for (llvm::Instruction& instruction : block)
        if (auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
            call != nullptr && call->getIntrinsicID() == llvm::Intrinsic::load_relative)
          loads.push_back(call);
  llvm::DenseMap<llvm::GlobalVariable*, llvm::GlobalVariable*> tables;
  for (llvm::IntrinsicInst* load : loads) {
    auto* table = llvm::dyn_cast<llvm::GlobalVariable>(load->getArgOperand(0));
    if (table == nullptr) continue;
    const auto [at, is_new] = tables.try_emplace(table, nullptr);
    if (is_new) at->second = pointer_table(*table);
    if (at->second == nullptr) continue;
    llvm::IRBuilder<> builder(load);  // an entry is twice as long now
    llvm::Value* offset = builder.CreateZExtOrTrunc(load->getArgOperand(1), builder.getInt64Ty());
    llvm::Value* entry = builder.CreatePtrAdd(at->second, builder.CreateShl(offset, 1));
    load->replaceAllUsesWith(builder.CreateLoad(load->getType(), entry));
    load->eraseFromParent();
  }
}

}  // namespace heddle::native::lower
