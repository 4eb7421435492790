#include "native/lower/fortran_descriptors.h"

#include <llvm/Analysis/InstructionSimplify.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <map>
#include <vector>

namespace heddle::native::lower {
namespace {

bool only_parts_are_used(const llvm::LoadInst& load) {
  return load.getType()->isAggregateType() && load.isSimple() &&
         llvm::all_of(load.users(),
                      [](const llvm::User* user) { return llvm::isa<llvm::ExtractValueInst>(user); });
}

void load_parts(llvm::LoadInst& whole) {
  std::map<std::vector<unsigned>, llvm::Value*> parts;
  std::vector<llvm::ExtractValueInst*> users;
  for (llvm::User* user : whole.users()) users.push_back(llvm::cast<llvm::ExtractValueInst>(user));
  for (llvm::ExtractValueInst* user : users) {
    const std::vector<unsigned> path(user->idx_begin(), user->idx_end());
    llvm::Value*& part = parts[path];
    if (part == nullptr) {
      llvm::IRBuilder<> builder(&whole);
      std::vector<llvm::Value*> indices{builder.getInt32(0)};
      for (const unsigned index : path) indices.push_back(builder.getInt32(index));
      part = builder.CreateLoad(
          user->getType(), builder.CreateInBoundsGEP(whole.getType(), whole.getPointerOperand(), indices));
    }
    user->replaceAllUsesWith(part);
    user->eraseFromParent();
  }
  whole.eraseFromParent();
}

bool computes(const llvm::Instruction& instruction) {
  return llvm::isa<llvm::BinaryOperator, llvm::CastInst, llvm::SelectInst, llvm::ICmpInst,
                   llvm::ExtractValueInst, llvm::InsertValueInst>(instruction);
}

// Only what computes: a load that nobody uses is an access all the same.
void simplify_arithmetic(llvm::Function& function) {
  const llvm::SimplifyQuery query(function.getDataLayout());
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : llvm::make_early_inc_range(block)) {
      if (!computes(instruction)) continue;
      if (llvm::Value* value = llvm::simplifyInstruction(&instruction, query))
        instruction.replaceAllUsesWith(value);
      if (instruction.use_empty()) instruction.eraseFromParent();
    }
}

}  // namespace

void simplify_descriptors(llvm::Function& function) {
  simplify_arithmetic(function);
  std::vector<llvm::LoadInst*> loads;
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block)
      if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
          load != nullptr && only_parts_are_used(*load))
        loads.push_back(load);
  for (llvm::LoadInst* load : loads) load_parts(*load);
  simplify_arithmetic(function);
}

}  // namespace heddle::native::lower
