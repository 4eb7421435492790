#include "native/lower/unwritten.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/PromoteMemToReg.h>

#include <string>
#include <utility>
#include <vector>

namespace heddle::native::lower {
namespace {

constexpr unsigned kLeastBits = 32;  // of a value in memory: fewer may well hold the pattern by chance
constexpr std::uint8_t kFill = 0xbe;

constexpr char kFresh[] = "__heddle_fresh";

bool is_fresh(const llvm::Value* value) {
  const auto* call = llvm::dyn_cast<llvm::CallInst>(value);
  return call != nullptr && call->getCalledFunction() != nullptr &&
         call->getCalledFunction()->getName().starts_with(kFresh);
}

bool is_undefined(const llvm::Value* value) {
  return llvm::isa<llvm::UndefValue>(value) || is_fresh(value);  // poison is one
}

// Integers only: of the rest nothing is said.
bool has_shadow(const llvm::Value* value) {
  return value->getType()->isIntegerTy();
}

// A variable of the function that may not have been written yet.
bool reads_variable(const llvm::Instruction& instruction) {
  const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
  if (load == nullptr || load->isAtomic() || !has_shadow(load)) return false;
  const unsigned bits = load->getType()->getIntegerBitWidth();
  if (bits < kLeastBits || bits % 8 != 0) return false;
  const auto* variable =
      llvm::dyn_cast<llvm::AllocaInst>(llvm::getUnderlyingObject(load->getPointerOperand()));
  return variable != nullptr;
}

// Operations that make of what was not written what was not written.
bool carries(const llvm::Instruction& instruction) {
  if (!has_shadow(&instruction)) return false;
  if (llvm::isa<llvm::CmpInst>(instruction)) return has_shadow(instruction.getOperand(0));
  if (llvm::isa<llvm::CastInst>(instruction)) return has_shadow(instruction.getOperand(0));
  return llvm::isa<llvm::PHINode, llvm::BinaryOperator, llvm::SelectInst>(instruction);
}

class Watch {
 public:
  explicit Watch(llvm::Function& function) : function_(function) {}

  void run() {
    find_suspects();
    std::vector<std::pair<llvm::Instruction*, llvm::Value*>> branches;
    for (llvm::BasicBlock& block : function_)
      if (llvm::Value* condition = condition_of(*block.getTerminator());
          condition != nullptr && (is_undefined(condition) || suspects_.contains(condition)))
        branches.emplace_back(block.getTerminator(), condition);
    if (branches.empty()) return;
    make_phis();
    for (const auto& [branch, condition] : branches) {
      llvm::IRBuilder<> builder(branch);
      llvm::Value* shadow = shadow_of(condition);
      llvm::Value* any = shadow->getType()->isIntegerTy(1) ? shadow : builder.CreateIsNotNull(shadow);
      const auto* known = llvm::dyn_cast<llvm::ConstantInt>(any);
      if (known != nullptr && known->isZero()) continue;
      const llvm::FunctionCallee watch =
          function_.getParent()->getOrInsertFunction(kUnwritten, builder.getVoidTy(), builder.getInt1Ty());
      builder.CreateCall(watch, {any});
    }
    fill_phis();
  }

 private:
  static llvm::Value* condition_of(llvm::Instruction& terminator) {
    if (auto* branch = llvm::dyn_cast<llvm::BranchInst>(&terminator))
      return branch->isConditional() ? branch->getCondition() : nullptr;
    if (auto* choice = llvm::dyn_cast<llvm::SwitchInst>(&terminator)) return choice->getCondition();
    return nullptr;
  }

  void find_suspects() {
    for (bool again = true; again;) {
      again = false;
      for (llvm::Instruction& instruction : llvm::instructions(function_)) {
        if (suspects_.contains(&instruction)) continue;
        if (!reads_variable(instruction) &&
            !(carries(instruction) && llvm::any_of(instruction.operands(), [&](const llvm::Use& use) {
                return has_shadow(use) && (is_undefined(use) || suspects_.contains(use));
              })))
          continue;
        suspects_.insert(&instruction);
        again = true;
      }
    }
  }

  // Shadows may go in circles: their phis come first, and get what flows into them last.
  void make_phis() {
    for (llvm::BasicBlock& block : function_)
      for (llvm::PHINode& phi : block.phis())
        if (suspects_.contains(&phi)) found_.push_back(&phi);
    for (llvm::PHINode* phi : found_)
      shadows_[phi] =
          llvm::PHINode::Create(phi->getType(), phi->getNumIncomingValues(), "", phi->getIterator());
  }
  void fill_phis() {
    for (llvm::PHINode* phi : found_) {
      auto* shadow = llvm::cast<llvm::PHINode>(shadows_[phi]);
      for (unsigned i = 0; i < phi->getNumIncomingValues(); ++i)
        shadow->addIncoming(shadow_of(phi->getIncomingValue(i)), phi->getIncomingBlock(i));
    }
  }

  llvm::Value* shadow_of(llvm::Value* value) {
    if (is_undefined(value)) return llvm::Constant::getAllOnesValue(value->getType());
    if (!suspects_.contains(value)) return llvm::Constant::getNullValue(value->getType());
    if (const auto known = shadows_.find(value); known != shadows_.end()) return known->second;
    auto& instruction = *llvm::cast<llvm::Instruction>(value);
    llvm::IRBuilder<> builder(instruction.getNextNode());
    builder.SetCurrentDebugLocation(instruction.getDebugLoc());
    return shadows_[value] = make_shadow(instruction, builder);
  }

  llvm::Value* make_shadow(llvm::Instruction& instruction, llvm::IRBuilder<>& builder) {
    if (llvm::isa<llvm::LoadInst>(instruction)) {
      const unsigned bits = instruction.getType()->getIntegerBitWidth();
      llvm::Constant* fill =
          llvm::ConstantInt::get(instruction.getType(), llvm::APInt::getSplat(bits, llvm::APInt(8, kFill)));
      return builder.CreateSExt(builder.CreateICmpEQ(&instruction, fill), instruction.getType());
    }
    if (auto* comparison = llvm::dyn_cast<llvm::ICmpInst>(&instruction))
      return of_comparison(*comparison, builder);
    if (auto* conversion = llvm::dyn_cast<llvm::CastInst>(&instruction))
      return builder.CreateCast(conversion->getOpcode(), shadow_of(conversion->getOperand(0)),
                                conversion->getType());
    if (auto* choice = llvm::dyn_cast<llvm::SelectInst>(&instruction)) {
      llvm::Value* chosen = builder.CreateSelect(choice->getCondition(), shadow_of(choice->getTrueValue()),
                                                 shadow_of(choice->getFalseValue()));
      llvm::Value* by = shadow_of(choice->getCondition());
      return builder.CreateOr(chosen, builder.CreateSExt(by, chosen->getType()));
    }
    return of_operation(llvm::cast<llvm::BinaryOperator>(instruction), builder);
  }

  // Two values that differ in a bit that was written are not equal, whatever the others are.
  llvm::Value* of_comparison(llvm::ICmpInst& comparison, llvm::IRBuilder<>& builder) {
    llvm::Value *a = comparison.getOperand(0), *b = comparison.getOperand(1);
    llvm::Value* either = builder.CreateOr(shadow_of(a), shadow_of(b));
    llvm::Value* unknown = builder.CreateIsNotNull(either);
    if (!comparison.isEquality()) return unknown;
    llvm::Value* differ = builder.CreateAnd(builder.CreateXor(a, b), builder.CreateNot(either));
    return builder.CreateAnd(unknown, builder.CreateIsNull(differ));
  }

  // Carries go to the left.
  static llvm::Value* carried(llvm::Value* shadow, llvm::IRBuilder<>& builder) {
    return builder.CreateOr(shadow, builder.CreateNeg(shadow));
  }

  llvm::Value* of_operation(llvm::BinaryOperator& operation, llvm::IRBuilder<>& builder) {
    llvm::Value *a = operation.getOperand(0), *b = operation.getOperand(1);
    llvm::Value *sa = shadow_of(a), *sb = shadow_of(b);
    switch (operation.getOpcode()) {
      case llvm::Instruction::And:  // a bit that is known to be 0 decides
        return builder.CreateOr(builder.CreateAnd(sa, sb),
                                builder.CreateOr(builder.CreateAnd(sa, b), builder.CreateAnd(a, sb)));
      case llvm::Instruction::Or:  // ... to be 1
        return builder.CreateOr(builder.CreateAnd(sa, sb),
                                builder.CreateOr(builder.CreateAnd(sa, builder.CreateNot(b)),
                                                 builder.CreateAnd(builder.CreateNot(a), sb)));
      case llvm::Instruction::Mul:
        if (const auto* factor = llvm::dyn_cast<llvm::ConstantInt>(b);
            factor != nullptr && !factor->isZero()) {
          llvm::Value* shifted = builder.CreateShl(sa, factor->getValue().countr_zero());
          return factor->getValue().isPowerOf2() ? shifted : carried(shifted, builder);
        }
        return carried(builder.CreateOr(sa, sb), builder);
      case llvm::Instruction::Add:
      case llvm::Instruction::Sub: {  // what differs between the least and the greatest that they can be
        llvm::Value *least_a = builder.CreateAnd(a, builder.CreateNot(sa)), *most_a = builder.CreateOr(a, sa);
        llvm::Value *least_b = builder.CreateAnd(b, builder.CreateNot(sb)), *most_b = builder.CreateOr(b, sb);
        if (operation.getOpcode() == llvm::Instruction::Sub) std::swap(least_b, most_b);
        llvm::Value* least = builder.CreateBinOp(operation.getOpcode(), least_a, least_b);
        llvm::Value* most = builder.CreateBinOp(operation.getOpcode(), most_a, most_b);
        return builder.CreateOr(builder.CreateOr(sa, sb), builder.CreateXor(least, most));
      }
      case llvm::Instruction::Xor: return builder.CreateOr(sa, sb);
      case llvm::Instruction::Shl:
      case llvm::Instruction::LShr:
      case llvm::Instruction::AShr: {
        llvm::Value* shifted = builder.CreateBinOp(operation.getOpcode(), sa, b);
        return builder.CreateOr(shifted,
                                builder.CreateSExt(builder.CreateIsNotNull(sb), operation.getType()));
      }
      default:
        return builder.CreateSExt(builder.CreateIsNotNull(builder.CreateOr(sa, sb)), operation.getType());
    }
  }

  llvm::Function& function_;
  llvm::DenseSet<const llvm::Value*> suspects_;
  llvm::DenseMap<const llvm::Value*, llvm::Value*> shadows_;
  std::vector<llvm::PHINode*> found_;
};

}  // namespace

void begin_unwritten(llvm::Function& function) {
  std::vector<llvm::AllocaInst*> variables;
  for (llvm::Instruction& instruction : function.getEntryBlock())
    if (auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
        variable != nullptr && variable->getAllocatedType()->isIntegerTy() &&
        llvm::isAllocaPromotable(variable))
      variables.push_back(variable);
  for (llvm::AllocaInst* variable : variables) {
    std::vector<llvm::Instruction*> begins;
    for (llvm::User* user : variable->users())
      if (auto* marker = llvm::dyn_cast<llvm::IntrinsicInst>(user);
          marker != nullptr && marker->getIntrinsicID() == llvm::Intrinsic::lifetime_start)
        begins.push_back(marker);
    if (begins.empty()) begins.push_back(variable);
    llvm::Type* type = variable->getAllocatedType();
    const std::string name = std::string(kFresh) + std::to_string(type->getIntegerBitWidth());
    const llvm::FunctionCallee fresh = function.getParent()->getOrInsertFunction(name, type);
    for (llvm::Instruction* begin : begins) {
      llvm::IRBuilder<> builder(begin->getNextNode());
      builder.CreateStore(builder.CreateCall(fresh), variable);
    }
  }
}

void watch_unwritten(llvm::Function& function) {
  Watch(function).run();
  std::vector<llvm::Instruction*> fresh;
  for (llvm::Instruction& instruction : llvm::instructions(function))
    if (is_fresh(&instruction)) fresh.push_back(&instruction);
  for (llvm::Instruction* value : fresh) {
    value->replaceAllUsesWith(llvm::UndefValue::get(value->getType()));
    value->eraseFromParent();
  }
}

}  // namespace heddle::native::lower
