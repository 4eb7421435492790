// Variables, addresses, loads and stores. Vectors and aggregates are accessed part by part.
#include <llvm/Analysis/CaptureTracking.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>

#include "native/lower/function_lowering.h"

namespace heddle::native::lower {

void FunctionLowering::allocate(const llvm::AllocaInst& instruction) {
  const Slot d = result(instruction);
  if (scopes_.has(instruction)) return emit(Op::Const, d);
  make_variable(instruction, d);
}

// A scope that is entered again makes the variable anew.
void FunctionLowering::scope_marker(const llvm::IntrinsicInst& marker) {
  const llvm::AllocaInst* variable = variable_of(marker);
  if (variable == nullptr || !scopes_.has(*variable)) return;
  const Slot at = slot(variable);
  if (marker.getIntrinsicID() == llvm::Intrinsic::lifetime_start) return make_variable(*variable, at);
  if (!Scopes::ends_with_frame(marker)) emit(Op::EndScope, scopes_.is_tidy(*variable) ? at : kNoSlot, at);
}

void FunctionLowering::make_variable(const llvm::AllocaInst& instruction, Slot d) {
  const llvm::TypeSize each = layout_.getTypeAllocSize(instruction.getAllocatedType());
  if (each.isScalable()) throw Refused{"a variable of type " + text_of(instruction.getAllocatedType())};
  AllocaSite site;
  module_.debug_info().describe(const_cast<llvm::AllocaInst&>(instruction), site);
  site.captured = llvm::PointerMayBeCaptured(&instruction, true, true);
  Operand count = operand(instruction.getArraySize());
  std::uint64_t size = each.getFixedValue();
  if (count.constant()) size *= count.value;
  // The number of elements, of so many bits, as it was before it was extended.
  const auto* extended = llvm::dyn_cast<llvm::ZExtInst>(instruction.getArraySize());
  const std::uint32_t bits =
      count.constant()
          ? 0
          : bits_of((extended != nullptr ? extended->getOperand(0) : instruction.getArraySize())->getType());
  emit(Op::Alloca, d, count.slot, static_cast<std::uint32_t>(module_.out().allocas.size()), size, bits);
  module_.out().allocas.push_back(site);
}

// --- addresses ---

Address FunctionLowering::address(const llvm::Value* pointer) {
  const Displaced place = folding_.address(pointer);
  std::uint64_t offset = place.offset;
  if (place.base != nullptr) offset += module_.words(place.base).at(0);
  return {place.at.root == nullptr ? zero_ : slot(place.at, 1), offset};
}

void FunctionLowering::element_address(const llvm::GetElementPtrInst& instruction) {
  if (instruction.getType()->isVectorTy()) return element_addresses(instruction);
  const Indexing own = indexing(llvm::cast<llvm::GEPOperator>(instruction), layout_);
  const Displaced place = folding_.address(own.base);
  std::uint64_t offset = own.offset + place.offset;
  if (place.base != nullptr) offset += module_.words(place.base).at(0);
  const Slot d = result(instruction);
  if (own.indices.empty()) {
    if (place.at.root == nullptr) return emit(Op::Const, d, kNoSlot, kNoSlot, offset);
    return emit(Op::Add64I, d, slot(place.at, 1), kNoSlot, offset);
  }
  if (folding_.leaves_offset(instruction)) offset = 0;
  Slot base = kNoSlot;
  if (place.at.root != nullptr) {
    base = slot(place.at, 1);
  } else if (offset == 0 && zero_ != kNoSlot) {
    base = zero_;
  } else {
    base = constant(offset);
    offset = 0;
  }
  for (const auto& [index, scale] : own.indices) {
    const llvm::Value* narrow = folding_.narrow_index(index);
    const llvm::Value* at = narrow != nullptr ? narrow : index;
    add_index(d, base, bits_of(at->getType()), slot(at), scale);
    base = d;
  }
  if (offset != 0) emit(Op::Add64I, d, d, kNoSlot, offset);
}

void FunctionLowering::add_index(Slot d, Slot base, std::uint32_t bits, Slot index, std::uint64_t scale) {
  if (bits == 32) return emit(Op::PtrIndex32, d, base, index, scale);
  if (bits < 64) {
    const Slot extended = temporary();
    emit(Op::SExt, extended, index, kNoSlot, 64, bits);
    index = extended;
  }
  emit(Op::PtrIndex64, d, base, index, scale);
}

void FunctionLowering::element_addresses(const llvm::GetElementPtrInst& instruction) {
  const llvm::Value* base = instruction.getPointerOperand();
  const Slot d = result(instruction), from = slot(base);
  const std::uint32_t lanes = lanes_of(instruction.getType());
  for (std::uint32_t i = 0; i < lanes; ++i) move(d + i, from + (base->getType()->isVectorTy() ? i : 0), 1);
  for (auto at = llvm::gep_type_begin(instruction); at != llvm::gep_type_end(instruction); ++at) {
    const llvm::Value* index = at.getOperand();
    if (llvm::StructType* structure = at.getStructTypeOrNull()) {
      const auto* constant_index = llvm::cast<llvm::Constant>(index);
      if (constant_index->getType()->isVectorTy()) constant_index = constant_index->getSplatValue();
      const auto member =
          static_cast<unsigned>(llvm::cast<llvm::ConstantInt>(constant_index)->getZExtValue());
      const std::uint64_t offset = layout_.getStructLayout(structure)->getElementOffset(member);
      for (std::uint32_t i = 0; i < lanes; ++i) emit(Op::Add64I, d + i, d + i, kNoSlot, offset);
      continue;
    }
    const llvm::Type* type = lane_type(index->getType());
    const std::uint64_t scale = at.getSequentialElementStride(layout_).getFixedValue();
    const std::uint32_t step = index->getType()->isVectorTy() ? slots_of(type) : 0;
    const Slot first = slot(index);
    for (std::uint32_t i = 0; i < lanes; ++i) add_index(d + i, d + i, bits_of(type), first + i * step, scale);
  }
}

// --- loads and stores ---

void FunctionLowering::for_each_part(const llvm::Type* type, const Part& visit) {
  if (const auto* structure = llvm::dyn_cast<llvm::StructType>(type)) {
    const llvm::StructLayout* members = layout_.getStructLayout(const_cast<llvm::StructType*>(structure));
    std::uint32_t at = 0;
    for (unsigned i = 0; i < structure->getNumElements(); ++i) {
      visit(structure->getElementType(i), at, members->getElementOffset(i));
      at += slots_of(structure->getElementType(i));
    }
    return;
  }
  const llvm::Type* element = type_of_member(type, 0);
  const std::uint64_t stride =
      type->isArrayTy() ? layout_.getTypeAllocSize(const_cast<llvm::Type*>(element)).getFixedValue()
                        : bits_of(element) / 8;
  const std::uint64_t count = type->isArrayTy() ? type->getArrayNumElements() : lanes_of(type);
  for (std::uint32_t i = 0; i < count; ++i) visit(element, i * slots_of(element), i * stride);
}

namespace {

bool has_packed_lanes(const llvm::Type* type) {
  return type->isVectorTy() && bits_of(lane_type(type)) % 8 != 0;
}

std::uint32_t packed_bytes(const llvm::Type* vector) {
  return (lanes_of(vector) * bits_of(lane_type(vector)) + 7) / 8;
}

}  // namespace

void FunctionLowering::load(const llvm::Type* type, Slot d, Address at) {
  if (is_scalar(type)) return load_scalar(type, d, at);
  if (has_packed_lanes(type)) {
    const std::uint32_t bytes = packed_bytes(type);
    const Slot words = temporary((bytes + 7) / 8);
    emit(Op::LoadBytes, words, at.slot, kNoSlot, at.offset, bytes);
    return unpack(type, d, words);
  }
  for_each_part(type, [&](const llvm::Type* part, std::uint32_t first, std::uint64_t offset) {
    load(part, d + first, at + offset);
  });
}

void FunctionLowering::store(const llvm::Type* type, Slot a, Address at) {
  if (is_scalar(type)) return store_scalar(type, a, at);
  if (has_packed_lanes(type))
    return emit(Op::StoreBytes, kNoSlot, at.slot, pack(type, a), at.offset, packed_bytes(type));
  for_each_part(type, [&](const llvm::Type* part, std::uint32_t first, std::uint64_t offset) {
    store(part, a + first, at + offset);
  });
}

void FunctionLowering::load_scalar(const llvm::Type* type, Slot d, Address at) {
  const std::uint32_t bits = bits_of(type), bytes = bytes_of(type);
  switch (bytes) {
    case 1: emit(Op::Load8, d, at.slot, kNoSlot, at.offset); break;
    case 2: emit(Op::Load16, d, at.slot, kNoSlot, at.offset); break;
    case 4: emit(Op::Load32, d, at.slot, kNoSlot, at.offset); break;
    case 8: emit(Op::Load64, d, at.slot, kNoSlot, at.offset); break;
    default: emit(Op::LoadBytes, d, at.slot, kNoSlot, at.offset, bytes);
  }
  // Memory may hold anything in the bits of the last byte that do not belong to the value.
  const std::uint32_t rest = bits % 64;
  if (rest % 8 != 0) emit(Op::Trunc, d + bits / 64, d + bits / 64, kNoSlot, 0, rest);
}

void FunctionLowering::store_scalar(const llvm::Type* type, Slot a, Address at) {
  const std::uint32_t bytes = bytes_of(type);
  switch (bytes) {
    case 1: return emit(Op::Store8, kNoSlot, at.slot, a, at.offset);
    case 2: return emit(Op::Store16, kNoSlot, at.slot, a, at.offset);
    case 4: return emit(Op::Store32, kNoSlot, at.slot, a, at.offset);
    case 8: return emit(Op::Store64, kNoSlot, at.slot, a, at.offset);
    default: emit(Op::StoreBytes, kNoSlot, at.slot, a, at.offset, bytes);
  }
}

}  // namespace heddle::native::lower
