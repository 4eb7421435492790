#include "native/lower/folding.h"

#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>

namespace heddle::native::lower {
namespace {

bool at_most_64(const llvm::Type* type) {
  const llvm::Type* lane = lane_type(type);
  return is_scalar(lane) && bits_of(lane) <= 64;
}

// Every lane of one lies in the slots of the same lane of the other.
bool same_slots(const llvm::Type* a, const llvm::Type* b) {
  return is_scalar(lane_type(a)) && is_scalar(lane_type(b)) && lanes_of(a) == lanes_of(b);
}

const llvm::Value* forwarded_intrinsic(const llvm::IntrinsicInst& call) {
  switch (call.getIntrinsicID()) {
    case llvm::Intrinsic::annotation:
    case llvm::Intrinsic::arithmetic_fence:
    case llvm::Intrinsic::expect:
    case llvm::Intrinsic::expect_with_probability:
    case llvm::Intrinsic::launder_invariant_group:
    case llvm::Intrinsic::ptr_annotation:
    case llvm::Intrinsic::ssa_copy:
    case llvm::Intrinsic::strip_invariant_group: return call.getArgOperand(0);
    default: return nullptr;
  }
}

bool is_plain_access(const llvm::User* user, const llvm::Value* address) {
  if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(user)) return !load->isAtomic();
  if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(user))
    return !store->isAtomic() && store->getValueOperand() != address;
  return false;
}

bool is_scalar_gep(const llvm::User* user) {
  return llvm::isa<llvm::GetElementPtrInst>(user) && !user->getType()->isVectorTy();
}

}  // namespace

Indexing indexing(const llvm::GEPOperator& gep, const llvm::DataLayout& layout) {
  llvm::MapVector<llvm::Value*, llvm::APInt> variables;
  llvm::APInt offset(64, 0);
  if (!gep.collectOffset(layout, 64, variables, offset)) throw Refused{"an address inside a scalable vector"};
  Indexing result{gep.getPointerOperand(), offset.getZExtValue(), {}};
  for (const auto& [value, scale] : variables) result.indices.emplace_back(value, scale.getZExtValue());
  return result;
}

Folding::Folding(const llvm::Function& function, const llvm::DataLayout& layout) : layout_(layout) {
  for (const llvm::BasicBlock& block : function) {
    for (const llvm::Instruction& instruction : block) {
      if (const auto* gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction)) {
        if (gep->getType()->isVectorTy() || forwarded(*gep) || !users_take_offset(*gep)) continue;
        (gep->hasAllConstantIndices() ? absorbed_ : deferred_).insert(gep);
      } else if (llvm::isa<llvm::SExtInst>(instruction)) {
        const auto indexes = [&](const llvm::User* user) {
          return is_scalar_gep(user) &&
                 llvm::cast<llvm::GetElementPtrInst>(user)->getPointerOperand() != &instruction;
        };
        if (instruction.getType()->isIntegerTy(64) && instruction.getOperand(0)->getType()->isIntegerTy(32) &&
            !instruction.use_empty() && llvm::all_of(instruction.users(), indexes))
          absorbed_.insert(&instruction);
      } else if (llvm::isa<llvm::ICmpInst>(instruction)) {
        const llvm::Type* type = instruction.getOperand(0)->getType();
        if (!instruction.hasOneUse() || !is_scalar(type) || bits_of(type) > 64) continue;
        const auto* branch = llvm::dyn_cast<llvm::BranchInst>(*instruction.user_begin());
        if (branch != nullptr && branch->getParent() == &block) absorbed_.insert(&instruction);
      }
    }
  }
}

bool Folding::users_take_offset(const llvm::Value& address) const {
  return !address.use_empty() && llvm::all_of(address.users(), [&](const llvm::User* user) {
    if (is_plain_access(user, &address)) return true;
    if (!is_scalar_gep(user)) return false;
    return !forwarded(*llvm::cast<llvm::Instruction>(user)) || users_take_offset(*user);
  });
}

const llvm::Value* Folding::forwarded_to(const llvm::Instruction& instruction, std::uint32_t& offset) const {
  const llvm::Type* type = instruction.getType();
  const llvm::Value* operand = instruction.getNumOperands() == 0 ? nullptr : instruction.getOperand(0);
  switch (instruction.getOpcode()) {
    case llvm::Instruction::ZExt:
    case llvm::Instruction::IntToPtr:
      return at_most_64(type) && at_most_64(operand->getType()) ? operand : nullptr;
    case llvm::Instruction::PtrToInt:
      return at_most_64(type) && bits_of(lane_type(type)) == 64 ? operand : nullptr;
    case llvm::Instruction::BitCast: return same_slots(type, operand->getType()) ? operand : nullptr;
    case llvm::Instruction::AddrSpaceCast:
    case llvm::Instruction::Freeze: return operand;
    case llvm::Instruction::Trunc:  // whole words of a wide integer
      return type->isIntegerTy() && bits_of(type) % 64 == 0 ? operand : nullptr;
    case llvm::Instruction::GetElementPtr: {
      const auto& gep = llvm::cast<llvm::GetElementPtrInst>(instruction);
      return !type->isVectorTy() && gep.hasAllZeroIndices() ? operand : nullptr;
    }
    case llvm::Instruction::ExtractValue: {
      const llvm::Type* at = operand->getType();
      if (!shape_of(at)) return nullptr;
      for (const unsigned index : llvm::cast<llvm::ExtractValueInst>(instruction).indices()) {
        offset += slot_of_member(at, index);
        at = type_of_member(at, index);
      }
      return operand;
    }
    case llvm::Instruction::ExtractElement: {
      const auto* index = llvm::dyn_cast<llvm::ConstantInt>(instruction.getOperand(1));
      if (index == nullptr || !shape_of(operand->getType()) ||
          index->getValue().uge(lanes_of(operand->getType())))
        return nullptr;
      offset += slot_of_member(operand->getType(), static_cast<unsigned>(index->getZExtValue()));
      return operand;
    }
    case llvm::Instruction::Call:
      if (const auto* intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction))
        return forwarded_intrinsic(*intrinsic);
      return nullptr;
    default: return nullptr;
  }
}

bool Folding::forwarded(const llvm::Instruction& instruction) const {
  std::uint32_t offset = 0;
  return forwarded_to(instruction, offset) != nullptr;
}

Place Folding::place(const llvm::Value* value) const {
  Place place{value, 0};
  while (const auto* instruction = llvm::dyn_cast<llvm::Instruction>(place.root)) {
    const llvm::Value* next = forwarded_to(*instruction, place.offset);
    if (next == nullptr) break;
    place.root = next;
  }
  return place;
}

Displaced Folding::address(const llvm::Value* pointer) const {
  Displaced result;
  for (;;) {
    result.at = place(pointer);
    if (is_constant(result.at.root)) {
      // A constant pointer is one slot; of a constant aggregate only the lowering knows the parts.
      if (!result.at.root->getType()->isPointerTy()) return result;
      result.base = llvm::cast<llvm::Constant>(result.at.root);
      result.at = {};
      return result;
    }
    const auto* gep = llvm::dyn_cast<llvm::GetElementPtrInst>(result.at.root);
    if (gep == nullptr || (!absorbed(*gep) && !leaves_offset(*gep))) return result;
    const Indexing own = indexing(llvm::cast<llvm::GEPOperator>(*gep), layout_);
    result.offset += own.offset;
    if (leaves_offset(*gep)) {
      const Displaced below = address(own.base);
      result.offset += below.offset;
      result.base = below.base;
      return result;
    }
    pointer = own.base;
  }
}

const llvm::Value* Folding::narrow_index(const llvm::Value* index) const {
  const auto* extension = llvm::dyn_cast<llvm::SExtInst>(index);
  return extension != nullptr && absorbed(*extension) ? extension->getOperand(0) : nullptr;
}

}  // namespace heddle::native::lower
