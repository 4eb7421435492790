#include "native/lower/atomic_loops.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Metadata.h>

namespace heddle::native::lower {
namespace {

constexpr char kMark[] = "heddle.commutes";
constexpr std::uint32_t kFirstKind = 64;  // race/weak_atomics.h: any number that no UpdateOp has

// The kind of an operation on `old` and something else; 0: the order of two of them can be told.
std::uint32_t kind_of(const llvm::BinaryOperator& operation, const llvm::Value* old) {
  const bool left = operation.getOperand(0) == old;
  if (operation.getOperand(left ? 1 : 0) == old) return 0;
  using Op = llvm::Instruction;
  unsigned opcode = operation.getOpcode();
  if ((opcode == Op::Sub || opcode == Op::FSub || opcode == Op::FDiv) && !left) return 0;
  if (opcode == Op::Sub) opcode = Op::Add;
  if (opcode == Op::FSub) opcode = Op::FAdd;
  if (opcode == Op::FDiv) opcode = Op::FMul;
  switch (opcode) {
    case Op::Add:
    case Op::Mul:
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::FAdd:
    case Op::FMul: return kFirstKind + opcode;
    default: return 0;
  }
}

const llvm::Value* only_user(const llvm::Value& value, const llvm::Value* but = nullptr) {
  const llvm::Value* found = nullptr;
  for (const llvm::User* user : value.users()) {
    if (user == but) continue;
    if (found != nullptr) return nullptr;
    found = user;
  }
  return found;
}

// From the old value to the new one: casts, one operation, casts; nobody else looks on the way.
std::uint32_t kind_between(const llvm::PHINode& old, const llvm::AtomicCmpXchgInst& exchange) {
  std::uint32_t kind = 0;
  const llvm::Value* at = &old;
  const llvm::Value* next = only_user(old, &exchange);
  while (next != nullptr && next != &exchange) {
    if (const auto* operation = llvm::dyn_cast<llvm::BinaryOperator>(next)) {
      if (kind != 0) return 0;
      kind = kind_of(*operation, at);
      if (kind == 0) return 0;
    } else if (!llvm::isa<llvm::BitCastInst>(next)) {
      return 0;
    }
    at = next;
    next = only_user(*at);
  }
  return next == &exchange && exchange.getNewValOperand() == at ? kind : 0;
}

void mark(llvm::Instruction& instruction, std::uint32_t kind) {
  llvm::LLVMContext& context = instruction.getContext();
  auto* number = llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), kind);
  instruction.setMetadata(kMark, llvm::MDNode::get(context, llvm::ConstantAsMetadata::get(number)));
}

// old = phi [load, before], [what the exchange found, again]
void look_at(llvm::AtomicCmpXchgInst& exchange) {
  auto* old = llvm::dyn_cast<llvm::PHINode>(exchange.getCompareOperand());
  if (old == nullptr || old->getNumIncomingValues() != 2) return;
  llvm::LoadInst* load = nullptr;
  for (llvm::Value* value : old->incoming_values()) {
    if (auto* loaded = llvm::dyn_cast<llvm::LoadInst>(value)) load = loaded;
  }
  if (load == nullptr || !load->isAtomic() || load->getPointerOperand() != exchange.getPointerOperand() ||
      only_user(*load) != old)
    return;
  for (const llvm::User* user : exchange.users()) {
    const auto* part = llvm::dyn_cast<llvm::ExtractValueInst>(user);
    if (part == nullptr || (part->getIndices()[0] == 0 && only_user(*part) != old)) return;
  }
  const std::uint32_t kind = kind_between(*old, exchange);
  if (kind == 0) return;
  mark(*load, kind);
  mark(exchange, kind);
}

}  // namespace

void mark_commuting_loops(llvm::Module& module) {
  for (llvm::Function& function : module)
    for (llvm::BasicBlock& block : function)
      for (llvm::Instruction& instruction : block)
        if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) look_at(*exchange);
}

std::uint32_t commuting_kind(const llvm::Instruction& instruction) {
  const llvm::MDNode* mark = instruction.getMetadata(kMark);
  if (mark == nullptr) return 0;
  const auto* number = llvm::mdconst::extract<llvm::ConstantInt>(mark->getOperand(0));
  return static_cast<std::uint32_t>(number->getZExtValue());
}

}  // namespace heddle::native::lower
