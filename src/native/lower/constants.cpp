// Constants as words. Addresses are numbers (module_lowering.h), so that every constant expression has a
// value.
#include <llvm/IR/Operator.h>

#include "native/lower/folding.h"
#include "native/lower/module_lowering.h"

namespace heddle::native::lower {
namespace {

void append_integer(const llvm::APInt& value, std::vector<std::uint64_t>& words) {
  for (unsigned i = 0; i < value.getNumWords(); ++i) words.push_back(value.getRawData()[i]);
}

// Undefined values must be the same in every run; the pattern is easy to recognise.
void append_undefined(const llvm::Type* type, std::vector<std::uint64_t>& words) {
  if (type->isStructTy() || type->isArrayTy()) {
    const auto count = type->isStructTy() ? type->getStructNumElements() : type->getArrayNumElements();
    for (unsigned i = 0; i < count; ++i) append_undefined(type_of_member(type, i), words);
    return;
  }
  const llvm::Type* lane = lane_type(type);
  const bool pattern = lane->isPointerTy() || (lane->isIntegerTy() && bits_of(lane) <= 64);
  const std::uint64_t word = pattern ? 0xbebe'bebe'bebe'bebe & mask_of(bits_of(lane)) : 0;
  words.insert(words.end(), slots_of(type), word);
}

std::uint64_t folded(unsigned opcode, std::uint64_t a, std::uint64_t b) {
  switch (opcode) {
    case llvm::Instruction::Add: return a + b;
    case llvm::Instruction::Sub: return a - b;
    case llvm::Instruction::Mul: return a * b;
    case llvm::Instruction::Xor: return a ^ b;
    case llvm::Instruction::And: return a & b;
    case llvm::Instruction::Or: return a | b;
    case llvm::Instruction::Shl: return b >= 64 ? 0 : a << b;
    default:
      throw Refused{std::string("a constant expression of ") + llvm::Instruction::getOpcodeName(opcode)};
  }
}

void append_lanes(const llvm::APInt& all, const llvm::Type* type, std::vector<std::uint64_t>& words) {
  const std::uint32_t bits = bits_of(lane_type(type));
  for (std::uint32_t i = 0; i < lanes_of(type); ++i) append_integer(all.extractBits(bits, i * bits), words);
}

// All bits of a vector, lane after lane.
llvm::APInt bits_of_lanes(const std::vector<std::uint64_t>& words, const llvm::Type* type) {
  const std::uint32_t lanes = lanes_of(type), bits = bits_of(lane_type(type)), step = words_of_bits(bits);
  llvm::APInt all(lanes * bits, 0);
  for (std::uint32_t i = 0; i < lanes; ++i)
    all.insertBits(llvm::APInt(bits, llvm::ArrayRef(words).slice(i * step, step)), i * bits);
  return all;
}

}  // namespace

std::vector<std::uint64_t> ModuleLowering::words(const llvm::Constant* constant) {
  std::vector<std::uint64_t> result;
  append(constant, result);
  return result;
}

std::vector<std::uint64_t> ModuleLowering::packed_words(const llvm::Constant* vector) {
  std::vector<std::uint64_t> result;
  append_integer(bits_of_lanes(words(vector), vector->getType()), result);
  return result;
}

std::uint64_t ModuleLowering::word(const llvm::Constant* constant) {
  const std::vector<std::uint64_t> all = words(constant);
  if (all.size() != 1) throw Refused{"a constant of type " + text_of(constant->getType()) + " as a number"};
  return all[0];
}

void ModuleLowering::append(const llvm::Constant* constant, std::vector<std::uint64_t>& words) {
  const llvm::Type* type = constant->getType();
  const std::uint32_t slots = slots_of(type);
  if (llvm::isa<llvm::UndefValue>(constant)) {
    append_undefined(type, words);
  } else if (llvm::isa<llvm::ConstantAggregateZero, llvm::ConstantPointerNull, llvm::ConstantTokenNone>(
                 constant)) {
    words.insert(words.end(), slots, 0);
  } else if (const auto* integer = llvm::dyn_cast<llvm::ConstantInt>(constant)) {
    for (std::uint32_t i = 0; i < lanes_of(type); ++i) append_integer(integer->getValue(), words);
  } else if (const auto* fp = llvm::dyn_cast<llvm::ConstantFP>(constant)) {
    for (std::uint32_t i = 0; i < lanes_of(type); ++i)
      append_integer(fp->getValueAPF().bitcastToAPInt(), words);
  } else if (const auto* data = llvm::dyn_cast<llvm::ConstantDataSequential>(constant)) {
    for (unsigned i = 0; i < data->getNumElements(); ++i) append(data->getElementAsConstant(i), words);
  } else if (llvm::isa<llvm::ConstantAggregate>(constant)) {
    for (const llvm::Use& member : constant->operands())
      append(llvm::cast<llvm::Constant>(member.get()), words);
  } else if (const auto* value = llvm::dyn_cast<llvm::GlobalValue>(constant)) {
    words.push_back(address(value));
  } else if (const auto* label = llvm::dyn_cast<llvm::BlockAddress>(constant)) {
    const std::uint32_t number = label_number(label->getBasicBlock());
    const std::uint32_t function = function_number(label->getFunction());
    if (number == kNoSlot || function == kNoSlot)
      throw Refused{"the address of a label that cannot be reached"};
    words.push_back(out_.label_address(function, number));
  } else if (const auto* equivalent = llvm::dyn_cast<llvm::DSOLocalEquivalent>(constant)) {
    append(equivalent->getGlobalValue(), words);
  } else if (const auto* no_cfi = llvm::dyn_cast<llvm::NoCFIValue>(constant)) {
    append(no_cfi->getGlobalValue(), words);
  } else if (const auto* expression = llvm::dyn_cast<llvm::ConstantExpr>(constant)) {
    append_expression(expression, words);
  } else {
    throw Refused{"a constant of type " + text_of(type)};
  }
}

void ModuleLowering::append_expression(const llvm::ConstantExpr* expression,
                                       std::vector<std::uint64_t>& words) {
  const llvm::Type* type = expression->getType();
  const llvm::Constant* operand = expression->getOperand(0);
  if (expression->getOpcode() == llvm::Instruction::BitCast && is_scalar(lane_type(type)) &&
      is_scalar(lane_type(operand->getType())))
    return append_lanes(bits_of_lanes(this->words(operand), operand->getType()), type, words);
  if (!is_scalar(type) || slots_of(type) != 1 || !is_scalar(operand->getType()))
    throw Refused{"a constant expression of type " + text_of(type)};
  std::uint64_t value = word(operand);
  switch (expression->getOpcode()) {
    case llvm::Instruction::GetElementPtr: {
      const Indexing at = indexing(*llvm::cast<llvm::GEPOperator>(expression), layout());
      value += at.offset;
      for (const auto& [index, scale] : at.indices) {
        const std::uint32_t bits = bits_of(index->getType());
        const std::uint64_t number = word(llvm::cast<llvm::Constant>(index));
        const std::uint64_t sign = bits < 64 ? std::uint64_t{1} << (bits - 1) : 0;
        value += ((number ^ sign) - sign) * scale;
      }
      break;
    }
    case llvm::Instruction::PtrToInt:
    case llvm::Instruction::IntToPtr:
    case llvm::Instruction::AddrSpaceCast:
    case llvm::Instruction::Trunc: break;
    default: value = folded(expression->getOpcode(), value, word(expression->getOperand(1)));
  }
  words.push_back(value & mask_of(bits_of(type)));
}

}  // namespace heddle::native::lower
