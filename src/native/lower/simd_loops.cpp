#include "native/lower/simd_loops.h"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <cstdint>
#include <optional>
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
    llvm::DebugLoc where = head->getTerminator()->getDebugLoc();
    const auto call = [&](llvm::Instruction* before, llvm::FunctionCallee callee,
                          std::vector<llvm::Value*> args, const llvm::DebugLoc& at) {
      llvm::IRBuilder<> builder(before);
      builder.SetCurrentDebugLocation(at);
      builder.CreateCall(callee, args);
    };
    llvm::Type* integer = llvm::Type::getInt64Ty(module_.getContext());
    const auto value = [&](std::uint64_t v) { return llvm::ConstantInt::get(integer, v); };
    for (const auto& [access, pointer, size, writes] : accesses(loop))
      call(access, access_, {pointer, value(size), value(writes ? 1 : 0)}, access->getDebugLoc());
    for (llvm::BasicBlock* from : llvm::predecessors(head))
      if (!loop.contains(from)) call(from->getTerminator(), begin_, {value(lanes)}, where);
    call(&*head->getFirstInsertionPt(), lane_, {}, where);
    llvm::SmallVector<llvm::BasicBlock*> exits;
    loop.getUniqueExitBlocks(exits);
    for (llvm::BasicBlock* exit : exits) call(&*exit->getFirstInsertionPt(), end_, {}, where);
  }

 private:
  struct Accessed {
    llvm::Instruction* access;
    llvm::Value* pointer;
    std::uint64_t size;
    bool writes;
  };

  // A variable of the loop's body exists once per lane, and so do the scalars that the directive makes
  // private.
  static bool belongs_to_lane(const llvm::Value* pointer, const llvm::Loop& loop) {
    const auto* variable = llvm::dyn_cast<llvm::AllocaInst>(llvm::getUnderlyingObject(pointer, 0));
    if (variable == nullptr) return false;
    if (!variable->getAllocatedType()->isAggregateType()) return true;
    return llvm::all_of(variable->users(), [&](const llvm::User* user) {
      const auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
      return instruction != nullptr && loop.contains(instruction);
    });
  }

  std::vector<Accessed> accesses(const llvm::Loop& loop) const {
    std::vector<Accessed> found;
    const llvm::DataLayout& layout = module_.getDataLayout();
    for (llvm::BasicBlock* block : loop.blocks()) {
      for (llvm::Instruction& instruction : *block) {
        auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
        auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
        if ((load == nullptr && store == nullptr) || instruction.isAtomic()) continue;
        llvm::Value* pointer = load != nullptr ? load->getPointerOperand() : store->getPointerOperand();
        llvm::Type* type = load != nullptr ? load->getType() : store->getValueOperand()->getType();
        if (type->isScalableTy() || belongs_to_lane(pointer, loop)) continue;
        found.push_back({&instruction, pointer, layout.getTypeStoreSize(type), store != nullptr});
      }
    }
    return found;
  }

  llvm::Module& module_;
  llvm::FunctionCallee begin_, lane_, end_, access_;
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
}

}  // namespace heddle::native::lower
