// How values of LLVM types lie in slots (opcodes.def): a value is a row of lanes, each of one or more slots.
#pragma once

#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/Type.h>

#include <cstdint>
#include <optional>
#include <string>

#include "native/code/code.h"

namespace heddle::native::lower {

using Slot = std::uint32_t;

// Thrown where a construct is not supported; the instruction becomes Op::Unsupported with this sentence.
struct Refused {
  std::string what;
};

std::string text_of(const llvm::Type* type);

// Slots that a value of the type takes; 0 for void, labels, metadata and tokens. Nothing if we cannot hold it
// (scalable vectors, x86_amx, integers of more than 65535 bits, very large aggregates).
std::optional<std::uint32_t> shape_of(const llvm::Type* type);
std::uint32_t slots_of(const llvm::Type* type);  // the same, or Refused

// An integer's, pointer's or floating-point number's.
std::uint32_t bits_of(const llvm::Type* scalar);
std::uint32_t bytes_of(const llvm::Type* scalar);  // that it takes in memory: without padding
FpKind kind_of(const llvm::Type* fp);

// A scalar is a vector of one lane.
inline const llvm::Type* lane_type(const llvm::Type* type) {
  const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
  return vector != nullptr ? vector->getElementType() : type;
}
inline std::uint32_t lanes_of(const llvm::Type* type) {
  const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
  return vector != nullptr ? vector->getNumElements() : 1;
}
inline bool is_scalar(const llvm::Type* type) {
  return type->isIntegerTy() || type->isPointerTy() || type->isFloatingPointTy();
}

// Where member number `index` of an aggregate begins, in slots.
std::uint32_t slot_of_member(const llvm::Type* aggregate, unsigned index);
const llvm::Type* type_of_member(const llvm::Type* aggregate, unsigned index);

inline std::uint64_t mask_of(std::uint32_t bits) {
  return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}

}  // namespace heddle::native::lower
