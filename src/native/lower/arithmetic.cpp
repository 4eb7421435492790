// Integer and floating-point operations and conversions. Vectors are done lane by lane.
#include "native/lower/function_lowering.h"

namespace heddle::native::lower {
namespace {

struct Forms {
  Op for32, for64, for_n;
  Op of(std::uint32_t bits) const { return bits == 32 ? for32 : bits == 64 ? for64 : for_n; }
};
struct IntegerOp {
  Forms registers;
  Forms immediate;  // Op::Unsupported: there is none
  WideOp wide;
  bool commutes;
};

constexpr Forms kNoForms{Op::Unsupported, Op::Unsupported, Op::Unsupported};

constexpr Forms same(Op op) {
  return {op, op, op};
}

IntegerOp integer_op(unsigned opcode) {
  using I = llvm::Instruction;
  switch (opcode) {
    case I::Add:
      return {{Op::Add32, Op::Add64, Op::AddN}, {Op::Add32I, Op::Add64I, Op::AddNI}, WideOp::Add, true};
    case I::Sub: return {{Op::Sub32, Op::Sub64, Op::SubN}, kNoForms, WideOp::Sub, false};
    case I::Mul:
      return {{Op::Mul32, Op::Mul64, Op::MulN}, {Op::Mul32I, Op::Mul64I, Op::MulNI}, WideOp::Mul, true};
    case I::UDiv: return {same(Op::UDiv), kNoForms, WideOp::UDiv, false};
    case I::SDiv: return {{Op::SDiv32, Op::SDiv64, Op::SDivN}, kNoForms, WideOp::SDiv, false};
    case I::URem: return {same(Op::URem), kNoForms, WideOp::URem, false};
    case I::SRem: return {{Op::SRem32, Op::SRem64, Op::SRemN}, kNoForms, WideOp::SRem, false};
    case I::Shl:
      return {{Op::Shl32, Op::Shl64, Op::ShlN}, {Op::Shl32I, Op::Shl64I, Op::ShlNI}, WideOp::Shl, false};
    case I::LShr: return {same(Op::LShr), same(Op::LShrI), WideOp::LShr, false};
    case I::AShr:
      return {
          {Op::AShr32, Op::AShr64, Op::AShrN}, {Op::AShr32I, Op::AShr64I, Op::AShrNI}, WideOp::AShr, false};
    case I::And: return {same(Op::And), same(Op::AndI), WideOp::And, true};
    case I::Or: return {same(Op::Or), same(Op::OrI), WideOp::Or, true};
    case I::Xor: return {same(Op::Xor), same(Op::XorI), WideOp::Xor, true};
    default: throw Refused{std::string("the operation ") + llvm::Instruction::getOpcodeName(opcode)};
  }
}

FpOp fp_op(unsigned opcode) {
  switch (opcode) {
    case llvm::Instruction::FAdd: return FpOp::Add;
    case llvm::Instruction::FSub: return FpOp::Sub;
    case llvm::Instruction::FMul: return FpOp::Mul;
    case llvm::Instruction::FDiv: return FpOp::Div;
    case llvm::Instruction::FRem: return FpOp::Rem;
    default: throw Refused{std::string("the operation ") + llvm::Instruction::getOpcodeName(opcode)};
  }
}

}  // namespace

void FunctionLowering::binary(const llvm::BinaryOperator& instruction) {
  const llvm::Type* type = lane_type(instruction.getType());
  const llvm::Value *left = instruction.getOperand(0), *right = instruction.getOperand(1);
  const std::uint32_t lanes = lanes_of(instruction.getType()), step = slots_of(type);
  const Slot d = result(instruction);
  if (type->isIntegerTy() && step == 1) {
    for (std::uint32_t i = 0; i < lanes; ++i)
      integer(instruction.getOpcode(), bits_of(type), d + i, operand(left, i), operand(right, i));
    return;
  }
  const Slot a = slot(left), b = slot(right);
  for (std::uint32_t i = 0; i < lanes * step; i += step) {
    if (type->isIntegerTy()) {
      const auto op = static_cast<std::uint32_t>(integer_op(instruction.getOpcode()).wide);
      emit_ce(Op::Wide, d + i, a + i, b + i, kNoSlot, op, bits_of(type));
    } else {
      fp_binary(fp_op(instruction.getOpcode()), type, d + i, a + i, b + i);
    }
  }
}

void FunctionLowering::integer(unsigned opcode, std::uint32_t bits, Slot d, Operand a, Operand b) {
  if (opcode == llvm::Instruction::Sub && b.constant()) {
    opcode = llvm::Instruction::Add;
    b.value = (0 - b.value) & mask_of(bits);
  }
  const IntegerOp op = integer_op(opcode);
  if (a.constant() && op.commutes) std::swap(a, b);
  const Slot left = slot(a);
  if (b.constant() && op.immediate.for32 != Op::Unsupported) {
    emit(op.immediate.of(bits), d, left, kNoSlot, b.value, bits);
  } else {
    emit(op.registers.of(bits), d, left, slot(b), 0, bits);
  }
}

void FunctionLowering::fp_binary(FpOp op, const llvm::Type* type, Slot d, Slot a, Slot b) {
  constexpr Op kFloat[] = {Op::FAdd32, Op::FSub32, Op::FMul32, Op::FDiv32};
  constexpr Op kDouble[] = {Op::FAdd64, Op::FSub64, Op::FMul64, Op::FDiv64};
  const FpKind kind = kind_of(type);
  if (op <= FpOp::Div && (kind == FpKind::Float || kind == FpKind::Double)) {
    emit((kind == FpKind::Float ? kFloat : kDouble)[static_cast<unsigned>(op)], d, a, b);
  } else {
    emit_ce(Op::FArith, d, a, b, kNoSlot, static_cast<std::uint32_t>(op), static_cast<std::uint32_t>(kind));
  }
}

void FunctionLowering::negate(const llvm::Type* type, Slot d, Slot a) {
  if (bits_of(type) <= 64) {
    emit(Op::XorI, d, a, kNoSlot, std::uint64_t{1} << (bits_of(type) - 1));
  } else {
    emit_ce(Op::FArith, d, a, kNoSlot, kNoSlot, static_cast<std::uint32_t>(FpOp::Neg),
            static_cast<std::uint32_t>(kind_of(type)));
  }
}

// --- conversions ---

void FunctionLowering::cast(const llvm::CastInst& instruction) {
  const llvm::Type *from = instruction.getSrcTy(), *to = instruction.getType();
  const Slot d = result(instruction), a = slot(instruction.getOperand(0));
  if (instruction.getOpcode() == llvm::Instruction::BitCast) return bitcast(from, to, d, a);
  const std::uint32_t step_from = slots_of(lane_type(from)), step_to = slots_of(lane_type(to));
  for (std::uint32_t i = 0; i < lanes_of(to); ++i)
    cast_lane(instruction.getOpcode(), lane_type(from), lane_type(to), d + i * step_to, a + i * step_from);
}

void FunctionLowering::cast_lane(unsigned opcode, const llvm::Type* from, const llvm::Type* to, Slot d,
                                 Slot a) {
  switch (opcode) {
    case llvm::Instruction::Trunc:
    case llvm::Instruction::ZExt:
    case llvm::Instruction::PtrToInt:
    case llvm::Instruction::IntToPtr: return resize_integer(bits_of(from), bits_of(to), false, d, a);
    case llvm::Instruction::SExt: return resize_integer(bits_of(from), bits_of(to), true, d, a);
    case llvm::Instruction::FPTrunc:
    case llvm::Instruction::FPExt: {
      const FpKind source = kind_of(from), target_kind = kind_of(to);
      if (source == FpKind::Float && target_kind == FpKind::Double) return emit(Op::FExt, d, a);
      if (source == FpKind::Double && target_kind == FpKind::Float) return emit(Op::FTrunc, d, a);
      return emit_ce(Op::FConvert, d, a, kNoSlot, kNoSlot, static_cast<std::uint32_t>(target_kind),
                     static_cast<std::uint32_t>(source));
    }
    case llvm::Instruction::SIToFP:
    case llvm::Instruction::UIToFP:
      return emit_ce(Op::IntToFp, d, a, kNoSlot, static_cast<std::uint32_t>(kind_of(to)),
                     opcode == llvm::Instruction::SIToFP ? 1 : 0, bits_of(from));
    case llvm::Instruction::FPToSI:
    case llvm::Instruction::FPToUI:
      return emit_ce(Op::FpToInt, d, a, kNoSlot, static_cast<std::uint32_t>(kind_of(from)),
                     opcode == llvm::Instruction::FPToSI ? 1 : 0, bits_of(to));
    default: throw Refused{std::string("the conversion ") + llvm::Instruction::getOpcodeName(opcode)};
  }
}

void FunctionLowering::resize_integer(std::uint32_t from, std::uint32_t to, bool is_signed, Slot d, Slot a) {
  if (to <= 64 && to < from) {
    if (to == 64) return move(d, a, 1);
    return emit(Op::Trunc, d, a, kNoSlot, 0, to);  // the low word of a wide integer comes first
  }
  if (from > 64 || to > 64) return emit_ce(Op::WideCast, d, a, kNoSlot, to, is_signed ? 1 : 0, from);
  if (is_signed && to > from) return emit(Op::SExt, d, a, kNoSlot, to, from);
  move(d, a, 1);
}

// Between values with different lanes.
void FunctionLowering::bitcast(const llvm::Type* from, const llvm::Type* to, Slot d, Slot a) {
  if (!is_scalar(lane_type(from)) || !is_scalar(lane_type(to)))
    throw Refused{"a bitcast from " + text_of(from) + " to " + text_of(to)};
  unpack(to, d, pack(from, a));
}

}  // namespace heddle::native::lower
