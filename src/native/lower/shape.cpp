#include "native/lower/shape.h"

#include <llvm/Support/raw_ostream.h>

namespace heddle::native::lower {
namespace {

constexpr std::uint64_t kMaxSlots = 4096;

std::optional<std::uint32_t> product(std::uint64_t count, std::optional<std::uint32_t> each) {
  if (!each || (*each != 0 && count > kMaxSlots / *each)) return std::nullopt;
  return static_cast<std::uint32_t>(count * *each);
}

}  // namespace

std::string text_of(const llvm::Type* type) {
  std::string text;
  llvm::raw_string_ostream out(text);
  type->print(out, false, true);
  return out.str();
}

std::optional<std::uint32_t> shape_of(const llvm::Type* type) {
  switch (type->getTypeID()) {
    case llvm::Type::VoidTyID:
    case llvm::Type::LabelTyID:
    case llvm::Type::MetadataTyID:
    case llvm::Type::TokenTyID: return 0;
    case llvm::Type::IntegerTyID:
      if (type->getIntegerBitWidth() > 0xffff) return std::nullopt;
      return words_of_bits(type->getIntegerBitWidth());
    case llvm::Type::HalfTyID:
    case llvm::Type::BFloatTyID:
    case llvm::Type::FloatTyID:
    case llvm::Type::DoubleTyID:
    case llvm::Type::PointerTyID: return 1;
    case llvm::Type::X86_FP80TyID:
    case llvm::Type::FP128TyID: return 2;
    case llvm::Type::FixedVectorTyID: return product(lanes_of(type), shape_of(lane_type(type)));
    case llvm::Type::ArrayTyID:
      return product(type->getArrayNumElements(), shape_of(type->getArrayElementType()));
    case llvm::Type::StructTyID: {
      std::uint64_t slots = 0;
      for (const llvm::Type* member : llvm::cast<llvm::StructType>(type)->elements()) {
        const auto each = shape_of(member);
        if (!each) return std::nullopt;
        slots += *each;
      }
      return product(slots, 1);
    }
    default: return std::nullopt;
  }
}

std::uint32_t slots_of(const llvm::Type* type) {
  const auto slots = shape_of(type);
  if (!slots) throw Refused{"a value of type " + text_of(type)};
  return *slots;
}

std::uint32_t bits_of(const llvm::Type* scalar) {
  if (scalar->isPointerTy()) return 64;
  if (!scalar->isIntegerTy() && !scalar->isFloatingPointTy())
    throw Refused{"a scalar of type " + text_of(scalar)};
  return static_cast<std::uint32_t>(scalar->getPrimitiveSizeInBits().getFixedValue());
}

std::uint32_t bytes_of(const llvm::Type* scalar) {
  return (bits_of(scalar) + 7) / 8;
}

FpKind kind_of(const llvm::Type* fp) {
  switch (fp->getTypeID()) {
    case llvm::Type::HalfTyID: return FpKind::Half;
    case llvm::Type::BFloatTyID: return FpKind::BFloat;
    case llvm::Type::FloatTyID: return FpKind::Float;
    case llvm::Type::DoubleTyID: return FpKind::Double;
    case llvm::Type::X86_FP80TyID: return FpKind::X87;
    case llvm::Type::FP128TyID: return FpKind::Quad;
    default: throw Refused{"floating point of type " + text_of(fp)};
  }
}

const llvm::Type* type_of_member(const llvm::Type* aggregate, unsigned index) {
  if (const auto* structure = llvm::dyn_cast<llvm::StructType>(aggregate))
    return structure->getElementType(index);
  return aggregate->isArrayTy() ? aggregate->getArrayElementType() : lane_type(aggregate);
}

std::uint32_t slot_of_member(const llvm::Type* aggregate, unsigned index) {
  const auto* structure = llvm::dyn_cast<llvm::StructType>(aggregate);
  if (structure == nullptr) return index * slots_of(type_of_member(aggregate, 0));
  std::uint32_t slot = 0;
  for (unsigned i = 0; i < index; ++i) slot += slots_of(structure->getElementType(i));
  return slot;
}

}  // namespace heddle::native::lower
