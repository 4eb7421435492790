#include "native/lower/simd_loops.h"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "native/lower/read.h"

namespace heddle::native::lower {
namespace {

// The operand that follows the name in a property of the loop.
const llvm::Metadata* property(const llvm::MDNode& loop, llvm::StringRef name, bool& found) {
  for (const llvm::MDOperand& operand : loop.operands()) {
    const auto* node = llvm::dyn_cast_or_null<llvm::MDNode>(operand.get());
    if (node == nullptr || node == &loop || node->getNumOperands() == 0) continue;
    const auto* text = llvm::dyn_cast<llvm::MDString>(node->getOperand(0).get());
    if (text == nullptr || text->getString() != name) continue;
    found = true;
    return node->getNumOperands() > 1 ? node->getOperand(1).get() : nullptr;
  }
  return nullptr;
}

std::optional<std::uint64_t> number(const llvm::MDNode& loop, llvm::StringRef name) {
  bool found = false;
  const auto* value = llvm::dyn_cast_or_null<llvm::ConstantAsMetadata>(property(loop, name, found));
  const auto* constant = value == nullptr ? nullptr : llvm::dyn_cast<llvm::ConstantInt>(value->getValue());
  return constant == nullptr ? std::nullopt : std::optional(constant->getZExtValue());
}

// How far apart two iterations must be for the first to end before the second begins: safelen, of which the
// IR has kept a width without the promise that accesses are independent. 0: never.
std::optional<std::uint32_t> lanes_of(const llvm::MDNode& loop) {
  if (number(loop, "llvm.loop.vectorize.enable") != 1) return std::nullopt;
  bool independent = false;
  property(loop, "llvm.loop.parallel_accesses", independent);
  const auto width = number(loop, "llvm.loop.vectorize.width");
  return independent || !width ? 0 : static_cast<std::uint32_t>(*width);
}

class Marker {
 public:
  explicit Marker(llvm::Module& module) : module_(module) {
    llvm::LLVMContext& context = module.getContext();
    llvm::Type* none = llvm::Type::getVoidTy(context);
    llvm::Type* integer = llvm::Type::getInt64Ty(context);
    begin_ = module.getOrInsertFunction("__heddle_simd_begin", none, integer);
    lane_ = module.getOrInsertFunction("__heddle_simd_lane", none);
    end_ = module.getOrInsertFunction("__heddle_simd_end", none);
    access_ = module.getOrInsertFunction("__heddle_simd_access", none, llvm::PointerType::get(context, 0),
                                         integer, integer);
  }

  void mark(llvm::Loop& loop, std::uint32_t lanes) {
    llvm::BasicBlock* head = loop.getHeader();
    const llvm::DebugLoc where = head->getTerminator()->getDebugLoc();
    for (llvm::BasicBlock* block : loop.blocks()) {
      for (llvm::Instruction& instruction : *block)
        if (const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction))
          follow(call->getCalledFunction());
      tell_accesses(*block, &loop);
    }
    for (llvm::BasicBlock* from : llvm::predecessors(head))
      if (!loop.contains(from)) call(from->getTerminator(), begin_, {number(lanes)}, where);
    call(&*head->getFirstInsertionPt(), lane_, {}, where);
    llvm::SmallVector<llvm::BasicBlock*> exits;
    loop.getUniqueExitBlocks(exits);
    for (llvm::BasicBlock* exit : exits) call(&*exit->getFirstInsertionPt(), end_, {}, where);
  }

  // What the loops call is done by their lanes, too.
  void mark_callees() {
    while (!callees_.empty()) {
      llvm::Function* function = callees_.back();
      callees_.pop_back();
      for (llvm::BasicBlock& block : *function) {
        for (llvm::Instruction& instruction : block)
          if (const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction))
            follow(call->getCalledFunction());
        tell_accesses(block, nullptr);
      }
    }
  }

 private:
  void call(llvm::Instruction* before, llvm::FunctionCallee callee, const std::vector<llvm::Value*>& args,
            const llvm::DebugLoc& where) {
    llvm::IRBuilder<> builder(before);
    builder.SetCurrentDebugLocation(where);
    builder.CreateCall(callee, args);
  }
  llvm::Value* number(std::uint64_t value) {
    return llvm::ConstantInt::get(llvm::Type::getInt64Ty(module_.getContext()), value);
  }

  void follow(llvm::Function* function) {
    if (function == nullptr || function->isDeclaration() || function->hasFnAttribute(kLibraryAttribute))
      return;
    if (function->getName().starts_with("__captured_stmt")) return;  // ordered simd: one lane after the other
    if (followed_.insert(function).second) callees_.push_back(function);
  }

  // A variable of the loop's body exists once per lane, and so do the scalars that the directive makes
  // private and the variables of functions that the loop calls.
  static bool belongs_to_lane(const llvm::Value* pointer, const llvm::Loop* loop) {
    const auto* variable = llvm::dyn_cast<llvm::AllocaInst>(llvm::getUnderlyingObject(pointer, 0));
    if (variable == nullptr) return false;
    const bool array = variable->isArrayAllocation() || variable->getAllocatedType()->isAggregateType();
    if (loop == nullptr || !array) return true;
    return llvm::all_of(variable->users(), [&](const llvm::User* user) {
      const auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
      return instruction != nullptr && loop->contains(instruction);
    });
  }

  void tell_accesses(llvm::BasicBlock& block, const llvm::Loop* loop) {
    std::vector<llvm::Instruction*> accesses;
    for (llvm::Instruction& instruction : block)
      if (llvm::isa<llvm::LoadInst, llvm::StoreInst>(instruction) && !instruction.isAtomic())
        accesses.push_back(&instruction);
    for (llvm::Instruction* access : accesses) {
      const auto* store = llvm::dyn_cast<llvm::StoreInst>(access);
      llvm::Value* pointer = llvm::getLoadStorePointerOperand(access);
      llvm::Type* type = llvm::getLoadStoreType(access);
      if (type->isScalableTy() || belongs_to_lane(pointer, loop)) continue;
      const std::uint64_t size = module_.getDataLayout().getTypeStoreSize(type);
      call(access, access_, {pointer, number(size), number(store != nullptr ? 1 : 0)}, access->getDebugLoc());
    }
  }

  llvm::Module& module_;
  llvm::FunctionCallee begin_, lane_, end_, access_;
  std::set<llvm::Function*> followed_;
  std::vector<llvm::Function*> callees_;
};

struct Marked {
  llvm::BasicBlock* latch;
  std::uint32_t lanes;
};

std::vector<Marked> simd_latches(llvm::Function& function) {
  std::vector<Marked> found;
  for (llvm::BasicBlock& block : function) {
    const llvm::MDNode* loop = block.getTerminator()->getMetadata(llvm::LLVMContext::MD_loop);
    if (loop == nullptr) continue;
    if (const auto lanes = lanes_of(*loop)) found.push_back({&block, *lanes});
  }
  return found;
}

}  // namespace

void mark_simd_loops(llvm::Module& module) {
  std::optional<Marker> marker;
  std::vector<llvm::Function*> functions;
  for (llvm::Function& function : module)
    if (!function.isDeclaration()) functions.push_back(&function);
  for (llvm::Function* function : functions) {
    const std::vector<Marked> latches = simd_latches(*function);
    if (latches.empty()) continue;
    if (!marker) marker.emplace(module);
    llvm::DominatorTree dominators(*function);
    llvm::LoopInfo loops(dominators);
    for (const Marked& marked : latches) {
      llvm::Loop* loop = loops.getLoopFor(marked.latch);
      if (loop != nullptr && loop->isLoopLatch(marked.latch)) marker->mark(*loop, marked.lanes);
    }
  }
  if (marker) marker->mark_callees();
}

}  // namespace heddle::native::lower
