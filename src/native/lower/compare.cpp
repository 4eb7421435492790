// Comparisons, branches on them, and select.
#include "native/lower/function_lowering.h"

namespace heddle::native::lower {
namespace {

using Predicate = llvm::CmpInst::Predicate;

// A comparison as one instruction; jump: the one that branches on it. `swap`: with its operands exchanged.
struct Forms {
  Op set, jump;
  bool swap = false;
};

// Registers. Op::Unsupported: no such instruction.
Forms registers(Predicate predicate, std::uint32_t bits) {
  const auto sized = [&](Forms for32, Forms for64, Op for_n, bool swap) -> Forms {
    if (bits == 32) return {for32.set, for32.jump, swap};
    if (bits == 64) return {for64.set, for64.jump, swap};
    return {for_n, Op::Unsupported, swap};
  };
  constexpr Forms kLess32{Op::Slt32, Op::JSlt32}, kLess64{Op::Slt64, Op::JSlt64};
  constexpr Forms kAtMost32{Op::Sle32, Op::JSle32}, kAtMost64{Op::Sle64, Op::JSle64};
  switch (predicate) {
    case Predicate::ICMP_EQ: return {Op::Eq, Op::JEq};
    case Predicate::ICMP_NE: return {Op::Ne, Op::JNe};
    case Predicate::ICMP_ULT: return {Op::Ult, Op::JUlt};
    case Predicate::ICMP_ULE: return {Op::Ule, Op::JUle};
    case Predicate::ICMP_UGT: return {Op::Ult, Op::JUlt, true};
    case Predicate::ICMP_UGE: return {Op::Ule, Op::JUle, true};
    case Predicate::ICMP_SLT: return sized(kLess32, kLess64, Op::SltN, false);
    case Predicate::ICMP_SLE: return sized(kAtMost32, kAtMost64, Op::SleN, false);
    case Predicate::ICMP_SGT: return sized(kLess32, kLess64, Op::SltN, true);
    case Predicate::ICMP_SGE: return sized(kAtMost32, kAtMost64, Op::SleN, true);
    default: throw Refused{"an unknown comparison"};
  }
}

Forms immediate(Predicate predicate, std::uint32_t bits) {
  const auto sized = [&](Forms for32, Forms for64) -> Forms {
    return bits == 32 ? for32 : bits == 64 ? for64 : Forms{Op::Unsupported, Op::Unsupported};
  };
  switch (predicate) {
    case Predicate::ICMP_EQ: return {Op::EqI, Op::JEqI};
    case Predicate::ICMP_NE: return {Op::NeI, Op::JNeI};
    case Predicate::ICMP_ULT: return {Op::UltI, Op::JUltI};
    case Predicate::ICMP_ULE: return {Op::UleI, Op::JUleI};
    case Predicate::ICMP_UGT: return {Op::UgtI, Op::JUgtI};
    case Predicate::ICMP_UGE: return {Op::UgeI, Op::JUgeI};
    case Predicate::ICMP_SLT: return sized({Op::Slt32I, Op::JSlt32I}, {Op::Slt64I, Op::JSlt64I});
    case Predicate::ICMP_SLE: return sized({Op::Sle32I, Op::JSle32I}, {Op::Sle64I, Op::JSle64I});
    case Predicate::ICMP_SGT: return sized({Op::Sgt32I, Op::JSgt32I}, {Op::Sgt64I, Op::JSgt64I});
    case Predicate::ICMP_SGE: return sized({Op::Sge32I, Op::JSge32I}, {Op::Sge64I, Op::JSge64I});
    default: throw Refused{"an unknown comparison"};
  }
}

}  // namespace

void FunctionLowering::compare(const llvm::CmpInst& instruction) {
  const llvm::Value *left = instruction.getOperand(0), *right = instruction.getOperand(1);
  const llvm::Type* type = lane_type(left->getType());
  const std::uint32_t lanes = lanes_of(left->getType()), step = slots_of(type);
  const Predicate predicate = instruction.getPredicate();
  const Slot d = result(instruction);
  if (!type->isFloatingPointTy() && step == 1) {
    for (std::uint32_t i = 0; i < lanes; ++i)
      integer_compare(predicate, bits_of(type), d + i, operand(left, i), operand(right, i));
    return;
  }
  const Slot a = slot(left), b = slot(right);
  for (std::uint32_t i = 0; i < lanes; ++i) {
    if (type->isFloatingPointTy()) {
      fp_compare(predicate, type, d + i, a + i * step, b + i * step);
    } else {
      // Our predicates are LLVM's, counted from the first.
      emit_ce(Op::WideCompare, d + i, a + i * step, b + i * step, kNoSlot,
              static_cast<std::uint32_t>(predicate - Predicate::FIRST_ICMP_PREDICATE), bits_of(type));
    }
  }
}

void FunctionLowering::integer_compare(Predicate predicate, std::uint32_t bits, Slot d, Operand a,
                                       Operand b) {
  if (a.constant()) {
    std::swap(a, b);
    predicate = llvm::CmpInst::getSwappedPredicate(predicate);
  }
  const Slot left = slot(a);
  if (b.constant()) {
    if (const Forms forms = immediate(predicate, bits); forms.set != Op::Unsupported)
      return emit(forms.set, d, left, kNoSlot, b.value);
  }
  const Forms forms = registers(predicate, bits);
  const Slot right = slot(b);
  emit(forms.set, d, forms.swap ? right : left, forms.swap ? left : right, 0, bits);
}

void FunctionLowering::jump_if(Predicate predicate, std::uint32_t bits, Operand a, Operand b,
                               std::uint32_t label) {
  if (a.constant()) {
    std::swap(a, b);
    predicate = llvm::CmpInst::getSwappedPredicate(predicate);
  }
  if (b.constant() && !a.constant()) {
    if (const Forms forms = immediate(predicate, bits); forms.jump != Op::Unsupported)
      return jump(forms.jump, label, a.slot, kNoSlot, b.value);
  }
  if (const Forms forms = registers(predicate, bits); forms.jump != Op::Unsupported) {
    const Slot left = slot(a), right = slot(b);
    return jump(forms.jump, label, forms.swap ? right : left, forms.swap ? left : right);
  }
  const Slot condition = temporary();
  integer_compare(predicate, bits, condition, a, b);
  jump(Op::JmpIf, label, condition);
}

void FunctionLowering::fp_compare(Predicate predicate, const llvm::Type* type, Slot d, Slot a, Slot b) {
  const FpKind kind = kind_of(type);
  const Op op = kind == FpKind::Float ? Op::FCmp32 : kind == FpKind::Double ? Op::FCmp64 : Op::FCmpX;
  emit_ce(op, d, a, b, kNoSlot, static_cast<std::uint32_t>(predicate), static_cast<std::uint32_t>(kind));
}

void FunctionLowering::select(const llvm::SelectInst& instruction) {
  const llvm::Type* type = instruction.getType();
  const bool by_lane = instruction.getCondition()->getType()->isVectorTy();
  const std::uint32_t step = by_lane ? slots_of(lane_type(type)) : slots_of(type);
  const Slot d = result(instruction), condition = slot(instruction.getCondition());
  const Slot a = slot(instruction.getTrueValue()), b = slot(instruction.getFalseValue());
  for (std::uint32_t i = 0; i < (by_lane ? lanes_of(type) : 1); ++i)
    emit_ce(step == 1 ? Op::Select : Op::SelectN, d + i * step, condition + i, a + i * step, b + i * step, 0,
            step);
}

}  // namespace heddle::native::lower
