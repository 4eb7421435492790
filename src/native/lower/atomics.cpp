// Atomic accesses and fences.
#include "native/lower/atomic_loops.h"
#include "native/lower/function_lowering.h"

namespace heddle::native::lower {
namespace {

Order order_of(llvm::AtomicOrdering order) {
  switch (order) {
    case llvm::AtomicOrdering::Acquire: return Order::Acquire;
    case llvm::AtomicOrdering::Release: return Order::Release;
    case llvm::AtomicOrdering::AcquireRelease: return Order::AcqRel;
    case llvm::AtomicOrdering::SequentiallyConsistent: return Order::SeqCst;
    default: return Order::Relaxed;  // monotonic and unordered
  }
}

std::uint32_t width(const llvm::Type* type, llvm::AtomicOrdering order,
                    llvm::AtomicOrdering on_failure = llvm::AtomicOrdering::Monotonic) {
  const std::uint32_t bytes = is_scalar(type) ? bytes_of(type) : 0;
  if (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8 && bytes != 16)
    throw Refused{"an atomic access to a value of type " + text_of(type)};
  return bytes | static_cast<std::uint32_t>(order_of(order)) << 8 |
         static_cast<std::uint32_t>(order_of(on_failure)) << 12;
}

UpdateOp update_of(llvm::AtomicRMWInst::BinOp op) {
  using Rmw = llvm::AtomicRMWInst;
  switch (op) {
    case Rmw::Xchg: return UpdateOp::Exchange;
    case Rmw::Add: return UpdateOp::Add;
    case Rmw::Sub: return UpdateOp::Sub;
    case Rmw::And: return UpdateOp::And;
    case Rmw::Nand: return UpdateOp::Nand;
    case Rmw::Or: return UpdateOp::Or;
    case Rmw::Xor: return UpdateOp::Xor;
    case Rmw::Max: return UpdateOp::Max;
    case Rmw::Min: return UpdateOp::Min;
    case Rmw::UMax: return UpdateOp::UMax;
    case Rmw::UMin: return UpdateOp::UMin;
    case Rmw::FAdd: return UpdateOp::FAdd;
    case Rmw::FSub: return UpdateOp::FSub;
    case Rmw::FMax: return UpdateOp::FMax;
    case Rmw::FMin: return UpdateOp::FMin;
    case Rmw::UIncWrap: return UpdateOp::UIncWrap;
    case Rmw::UDecWrap: return UpdateOp::UDecWrap;
    default: throw Refused{"atomicrmw " + Rmw::getOperationName(op).str()};
  }
}

}  // namespace

void FunctionLowering::atomic_load(const llvm::LoadInst& instruction) {
  const std::uint32_t w = width(instruction.getType(), instruction.getOrdering());
  emit_ce(Op::AtomicLoad, result(instruction), slot(instruction.getPointerOperand()), kNoSlot, kNoSlot,
          commuting_kind(instruction), w);
}

void FunctionLowering::atomic_store(const llvm::StoreInst& instruction) {
  const std::uint32_t w = width(instruction.getValueOperand()->getType(), instruction.getOrdering());
  emit(Op::AtomicStore, kNoSlot, slot(instruction.getPointerOperand()), slot(instruction.getValueOperand()),
       0, w);
}

void FunctionLowering::atomic_update(const llvm::AtomicRMWInst& instruction) {
  const llvm::Type* type = instruction.getType();
  if (type->isHalfTy() || type->isBFloatTy() || type->isX86_FP80Ty() || type->isFP128Ty())
    throw Refused{"an atomic update of a value of type " + text_of(type)};
  const std::uint32_t w = width(type, instruction.getOrdering());
  const auto op = static_cast<std::uint32_t>(update_of(instruction.getOperation()));
  emit_ce(Op::AtomicUpdate, result(instruction), slot(instruction.getPointerOperand()),
          slot(instruction.getValOperand()), kNoSlot, op, w);
}

void FunctionLowering::compare_exchange(const llvm::AtomicCmpXchgInst& instruction) {
  const std::uint32_t w = width(instruction.getNewValOperand()->getType(), instruction.getSuccessOrdering(),
                                instruction.getFailureOrdering());
  emit_ce(Op::CompareExchange, result(instruction), slot(instruction.getPointerOperand()),
          slot(instruction.getCompareOperand()), slot(instruction.getNewValOperand()),
          commuting_kind(instruction), w);
}

void FunctionLowering::fence(llvm::AtomicOrdering order, llvm::SyncScope::ID scope) {
  if (scope == llvm::SyncScope::SingleThread) return;  // against signal handlers, which do not exist
  emit(Op::Fence, kNoSlot, kNoSlot, kNoSlot, 0, static_cast<std::uint32_t>(order_of(order)) << 8);
}

}  // namespace heddle::native::lower
