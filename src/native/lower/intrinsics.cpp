// LLVM's intrinsic functions.
#include <llvm/IR/IntrinsicsX86.h>

#include <optional>

#include "native/lower/function_lowering.h"

namespace heddle::native::lower {
namespace {

namespace ID = llvm::Intrinsic;

// Hints, markers and debug information.
bool does_nothing(llvm::Intrinsic::ID id) {
  switch (id) {
    case ID::assume:
    case ID::codeview_annotation:
    case ID::dbg_assign:
    case ID::dbg_declare:
    case ID::dbg_label:
    case ID::dbg_value:
    case ID::donothing:
    case ID::experimental_noalias_scope_decl:
    case ID::instrprof_cover:
    case ID::instrprof_increment:
    case ID::instrprof_increment_step:
    case ID::instrprof_value_profile:
    case ID::invariant_end:
    case ID::prefetch:
    case ID::pseudoprobe:
    case ID::sideeffect:
    case ID::vaend:
    case ID::var_annotation:
    case ID::x86_sse2_pause: return true;
    default: return false;
  }
}

std::optional<Intrinsic> integer_function(llvm::Intrinsic::ID id) {
  switch (id) {
    case ID::abs: return Intrinsic::Abs;
    case ID::bitreverse: return Intrinsic::BitReverse;
    case ID::bswap: return Intrinsic::ByteSwap;
    case ID::ctlz: return Intrinsic::LeadingZeros;
    case ID::ctpop: return Intrinsic::PopCount;
    case ID::cttz: return Intrinsic::TrailingZeros;
    case ID::fshl: return Intrinsic::FunnelShl;
    case ID::fshr: return Intrinsic::FunnelShr;
    case ID::sadd_sat: return Intrinsic::SAddSat;
    case ID::sadd_with_overflow: return Intrinsic::SAddOverflow;
    case ID::scmp: return Intrinsic::SCompare;
    case ID::smax: return Intrinsic::SMax;
    case ID::smin: return Intrinsic::SMin;
    case ID::smul_with_overflow: return Intrinsic::SMulOverflow;
    case ID::sshl_sat: return Intrinsic::SShlSat;
    case ID::ssub_sat: return Intrinsic::SSubSat;
    case ID::ssub_with_overflow: return Intrinsic::SSubOverflow;
    case ID::uadd_sat: return Intrinsic::UAddSat;
    case ID::uadd_with_overflow: return Intrinsic::UAddOverflow;
    case ID::ucmp: return Intrinsic::UCompare;
    case ID::umax: return Intrinsic::UMax;
    case ID::umin: return Intrinsic::UMin;
    case ID::umul_with_overflow: return Intrinsic::UMulOverflow;
    case ID::ushl_sat: return Intrinsic::UShlSat;
    case ID::usub_sat: return Intrinsic::USubSat;
    case ID::usub_with_overflow: return Intrinsic::USubOverflow;
    default: return std::nullopt;
  }
}

std::optional<Intrinsic> fp_function(llvm::Intrinsic::ID id) {
  switch (id) {
    case ID::acos: return Intrinsic::Acos;
    case ID::asin: return Intrinsic::Asin;
    case ID::atan: return Intrinsic::Atan;
    case ID::ceil:
    case ID::experimental_constrained_ceil: return Intrinsic::Ceil;
    case ID::copysign: return Intrinsic::CopySign;
    case ID::cos:
    case ID::experimental_constrained_cos: return Intrinsic::Cos;
    case ID::cosh: return Intrinsic::Cosh;
    case ID::exp:
    case ID::experimental_constrained_exp: return Intrinsic::Exp;
    case ID::exp10: return Intrinsic::Exp10;
    case ID::exp2:
    case ID::experimental_constrained_exp2: return Intrinsic::Exp2;
    case ID::fabs: return Intrinsic::FAbs;
    case ID::floor:
    case ID::experimental_constrained_floor: return Intrinsic::Floor;
    case ID::fma:
    case ID::experimental_constrained_fma: return Intrinsic::Fma;
    case ID::fmuladd:
    case ID::experimental_constrained_fmuladd: return Intrinsic::FMulAdd;
    case ID::is_fpclass: return Intrinsic::IsFpClass;
    case ID::ldexp:
    case ID::experimental_constrained_ldexp: return Intrinsic::LoadExponent;
    case ID::llrint:
    case ID::lrint:
    case ID::experimental_constrained_llrint:
    case ID::experimental_constrained_lrint: return Intrinsic::LRint;
    case ID::llround:
    case ID::lround:
    case ID::experimental_constrained_llround:
    case ID::experimental_constrained_lround: return Intrinsic::LRound;
    case ID::log:
    case ID::experimental_constrained_log: return Intrinsic::Log;
    case ID::log10:
    case ID::experimental_constrained_log10: return Intrinsic::Log10;
    case ID::log2:
    case ID::experimental_constrained_log2: return Intrinsic::Log2;
    case ID::maximum:
    case ID::experimental_constrained_maximum: return Intrinsic::Maximum;
    case ID::maxnum:
    case ID::experimental_constrained_maxnum: return Intrinsic::MaxNum;
    case ID::minimum:
    case ID::experimental_constrained_minimum: return Intrinsic::Minimum;
    case ID::minnum:
    case ID::experimental_constrained_minnum: return Intrinsic::MinNum;
    case ID::nearbyint:
    case ID::experimental_constrained_nearbyint: return Intrinsic::NearbyInt;
    case ID::pow:
    case ID::experimental_constrained_pow: return Intrinsic::Pow;
    case ID::powi:
    case ID::experimental_constrained_powi: return Intrinsic::PowInt;
    case ID::rint:
    case ID::experimental_constrained_rint: return Intrinsic::Rint;
    case ID::round:
    case ID::experimental_constrained_round: return Intrinsic::Round;
    case ID::roundeven:
    case ID::experimental_constrained_roundeven: return Intrinsic::RoundEven;
    case ID::sin:
    case ID::experimental_constrained_sin: return Intrinsic::Sin;
    case ID::sinh: return Intrinsic::Sinh;
    case ID::sqrt:
    case ID::experimental_constrained_sqrt: return Intrinsic::Sqrt;
    case ID::tan:
    case ID::experimental_constrained_tan: return Intrinsic::Tan;
    case ID::tanh: return Intrinsic::Tanh;
    case ID::trunc:
    case ID::experimental_constrained_trunc: return Intrinsic::FTruncate;
    default: return std::nullopt;
  }
}

bool is_overflow(Intrinsic f) {
  return f >= Intrinsic::SAddOverflow && f <= Intrinsic::UMulOverflow;
}

}  // namespace

void FunctionLowering::intrinsic(const llvm::IntrinsicInst& call) {
  if (does_nothing(call.getIntrinsicID())) return;
  if (memory_intrinsic(call) || stack_intrinsic(call) || constant_intrinsic(call) ||
      integer_intrinsic(call) || fp_intrinsic(call) || conversion_intrinsic(call) ||
      constrained_intrinsic(call) || vector_intrinsic(call))
    return;
  throw Refused{"the intrinsic " + call.getCalledFunction()->getName().str()};
}

bool FunctionLowering::memory_intrinsic(const llvm::IntrinsicInst& call) {
  const auto arg = [&](unsigned i) { return slot(call.getArgOperand(i)); };
  switch (call.getIntrinsicID()) {
    case ID::memcpy:
    case ID::memcpy_inline:
    case ID::memmove:
    case ID::memset:
    case ID::memset_inline: {
      const bool sets = call.getIntrinsicID() == ID::memset || call.getIntrinsicID() == ID::memset_inline;
      const bool overlaps = call.getIntrinsicID() == ID::memmove;
      emit_ce(sets ? Op::MemSet : overlaps ? Op::MemMove : Op::MemCpy, kNoSlot, arg(0), arg(1), arg(2), 0);
      return true;
    }
    case ID::masked_load:
    case ID::masked_store:
    case ID::masked_gather:
    case ID::masked_scatter: masked_access(call); return true;
    case ID::x86_sse2_mfence:
    case ID::x86_sse2_lfence:
    case ID::x86_sse_sfence:
      fence(llvm::AtomicOrdering::SequentiallyConsistent, llvm::SyncScope::System);
      return true;
    case ID::ptrmask: {
      const Slot d = result(call), pointers = arg(0), masks = arg(1);
      for (std::uint32_t i = 0; i < lanes_of(call.getType()); ++i)
        emit(Op::And, d + i, pointers + i, masks + i);
      return true;
    }
    case ID::threadlocal_address: {
      const Slot address_slot = slot(call.getArgOperand(0));
      move(result(call), address_slot, 1);
      return true;
    }
    default: return false;
  }
}

bool FunctionLowering::stack_intrinsic(const llvm::IntrinsicInst& call) {
  constexpr std::uint64_t kVaListBytes = 24;
  switch (call.getIntrinsicID()) {
    case ID::lifetime_start:
    case ID::lifetime_end: scope_marker(call); return true;
    case ID::stacksave: emit(Op::StackSave, result(call)); return true;
    case ID::stackrestore: emit(Op::StackRestore, kNoSlot, slot(call.getArgOperand(0))); return true;
    case ID::vastart: emit(Op::VaStart, kNoSlot, slot(call.getArgOperand(0))); return true;
    case ID::vacopy:
      emit_ce(Op::MemCpy, kNoSlot, slot(call.getArgOperand(0)), slot(call.getArgOperand(1)),
              constant(kVaListBytes), 0);
      return true;
    case ID::trap:
    case ID::ubsantrap:
    case ID::debugtrap: emit(Op::Trap, kNoSlot); return true;
    case ID::readcyclecounter:
    case ID::readsteadycounter:
    case ID::x86_rdtsc: call_cycles(call); return true;
    case ID::eh_typeid_for: {
      const auto* type_info = llvm::dyn_cast<llvm::Constant>(call.getArgOperand(0)->stripPointerCasts());
      if (type_info == nullptr) return false;
      emit(Op::Const, result(call), kNoSlot, kNoSlot, module_.selector(type_info));
      return true;
    }
    default: return false;
  }
}

void FunctionLowering::call_cycles(const llvm::CallBase& call) {
  CallSite site;
  site.result_slots = 1;
  site.nounwind = true;
  const auto number = static_cast<std::uint32_t>(module_.out().calls.size());
  module_.out().calls.push_back(std::move(site));
  emit(Op::CallExternal, result(call), module_.external_named("__heddle_cycles"), number);
}

// What has one answer for us.
bool FunctionLowering::constant_intrinsic(const llvm::IntrinsicInst& call) {
  std::uint64_t answer = 0;
  switch (call.getIntrinsicID()) {
    case ID::addressofreturnaddress:
    case ID::frameaddress:
    case ID::get_dynamic_area_offset:
    case ID::invariant_start:
    case ID::is_constant:
    case ID::returnaddress:
    case ID::sponentry: break;
    case ID::allow_runtime_check:
    case ID::allow_ubsan_check:
    case ID::get_rounding: answer = 1; break;  // rounding: to nearest
    case ID::objectsize:
      answer = llvm::cast<llvm::ConstantInt>(call.getArgOperand(1))->isZero()
                   ? mask_of(bits_of(call.getType()))
                   : 0;
      break;
    default: return false;
  }
  emit(Op::Const, result(call), kNoSlot, kNoSlot, answer);
  return true;
}

// --- arithmetic ---

void FunctionLowering::integer_operation(Intrinsic f, std::uint32_t bits, Slot d, Slot a, Slot b, Slot c) {
  emit_ce(bits > 64 ? Op::WideIntrinsic : Op::Intrinsic, d, a, b, c, static_cast<std::uint32_t>(f), bits);
}

bool FunctionLowering::integer_intrinsic(const llvm::IntrinsicInst& call) {
  const auto f = integer_function(call.getIntrinsicID());
  if (!f) return false;
  const llvm::Type* operands = call.getArgOperand(0)->getType();
  const llvm::Type* type = lane_type(operands);
  const std::uint32_t bits = bits_of(type), step = slots_of(type), lanes = lanes_of(operands);
  Slot args[3] = {kNoSlot, kNoSlot, kNoSlot};
  // ctlz, cttz and abs have a flag that only says what is undefined.
  const bool flagged =
      *f == Intrinsic::LeadingZeros || *f == Intrinsic::TrailingZeros || *f == Intrinsic::Abs;
  for (unsigned i = 0; i < (flagged ? 1 : call.arg_size()); ++i) args[i] = slot(call.getArgOperand(i));
  const Slot d = result(call);
  const auto at = [&](unsigned i, std::uint32_t number) {
    return args[i] == kNoSlot ? kNoSlot : args[i] + number * step;
  };
  for (std::uint32_t i = 0; i < lanes; ++i) {
    if (is_overflow(*f) && lanes > 1) {  // all values come before all flags
      const Slot both = temporary(step + 1);
      integer_operation(*f, bits, both, at(0, i), at(1, i), kNoSlot);
      move(d + i * step, both, step);
      move(d + lanes * step + i, both + step, 1);
    } else if (*f == Intrinsic::SCompare || *f == Intrinsic::UCompare) {
      const llvm::Type* answer = lane_type(call.getType());
      if (slots_of(answer) != 1) return false;
      integer_operation(*f, bits, d + i, at(0, i), at(1, i), kNoSlot);
      resize_integer(8, bits_of(answer), true, d + i, d + i);
    } else {
      integer_operation(*f, bits, d + i * step, at(0, i), at(1, i), at(2, i));
    }
  }
  return true;
}

bool FunctionLowering::fp_intrinsic(const llvm::IntrinsicInst& call) {
  const auto f = fp_function(call.getIntrinsicID());
  if (!f) return false;
  const llvm::Type* operands = call.getArgOperand(0)->getType();
  const llvm::Type *type = lane_type(operands), *answer = lane_type(call.getType());
  const std::uint32_t lanes = lanes_of(operands);
  struct {
    Slot first = kNoSlot;
    std::uint32_t step = 0;  // 0: the same for all lanes
  } args[3];
  for (unsigned i = 0, n = 0; i < call.arg_size() && n < 3; ++i) {
    const llvm::Value* arg = call.getArgOperand(i);
    if (arg->getType()->isMetadataTy()) continue;
    args[n++] = {slot(arg),
                 arg->getType()->isVectorTy() || lanes == 1 ? slots_of(lane_type(arg->getType())) : 0};
  }
  const Slot d = result(call);
  const std::uint32_t step = slots_of(answer);
  const auto at = [&](unsigned n, std::uint32_t i) {
    return args[n].first == kNoSlot ? kNoSlot : args[n].first + i * args[n].step;
  };
  for (std::uint32_t i = 0; i < lanes; ++i) {
    emit_ce(Op::FpIntrinsic, d + i * step, at(0, i), at(1, i), at(2, i), static_cast<std::uint32_t>(*f),
            static_cast<std::uint32_t>(kind_of(type)));
    if ((*f == Intrinsic::LRound || *f == Intrinsic::LRint) && bits_of(answer) < 64)
      emit(Op::Trunc, d + i, d + i, kNoSlot, 0, bits_of(answer));
  }
  return true;
}

bool FunctionLowering::conversion_intrinsic(const llvm::IntrinsicInst& call) {
  constexpr std::uint32_t kSigned = 1, kSaturating = 2;
  std::uint32_t flags = kSaturating;
  if (call.getIntrinsicID() == ID::fptosi_sat) {
    flags |= kSigned;
  } else if (call.getIntrinsicID() != ID::fptoui_sat) {
    return false;
  }
  const llvm::Value* from = call.getArgOperand(0);
  const llvm::Type *type = lane_type(from->getType()), *to = lane_type(call.getType());
  const Slot d = result(call), a = slot(from);
  for (std::uint32_t i = 0; i < lanes_of(call.getType()); ++i)
    emit_ce(Op::FpToInt, d + i * slots_of(to), a + i * slots_of(type), kNoSlot,
            static_cast<std::uint32_t>(kind_of(type)), flags, bits_of(to));
  return true;
}

// Floating point under a changed environment (-frounding-math, #pragma STDC FENV_ACCESS): as the plain
// operations.
bool FunctionLowering::constrained_intrinsic(const llvm::IntrinsicInst& call) {
  unsigned opcode = 0;
  switch (call.getIntrinsicID()) {
    case ID::experimental_constrained_fadd: opcode = llvm::Instruction::FAdd; break;
    case ID::experimental_constrained_fsub: opcode = llvm::Instruction::FSub; break;
    case ID::experimental_constrained_fmul: opcode = llvm::Instruction::FMul; break;
    case ID::experimental_constrained_fdiv: opcode = llvm::Instruction::FDiv; break;
    case ID::experimental_constrained_frem: opcode = llvm::Instruction::FRem; break;
    case ID::experimental_constrained_fptosi: opcode = llvm::Instruction::FPToSI; break;
    case ID::experimental_constrained_fptoui: opcode = llvm::Instruction::FPToUI; break;
    case ID::experimental_constrained_sitofp: opcode = llvm::Instruction::SIToFP; break;
    case ID::experimental_constrained_uitofp: opcode = llvm::Instruction::UIToFP; break;
    case ID::experimental_constrained_fptrunc: opcode = llvm::Instruction::FPTrunc; break;
    case ID::experimental_constrained_fpext: opcode = llvm::Instruction::FPExt; break;
    case ID::experimental_constrained_fcmp:
    case ID::experimental_constrained_fcmps: opcode = llvm::Instruction::FCmp; break;
    default: return false;
  }
  const llvm::Type* from = lane_type(call.getArgOperand(0)->getType());
  const llvm::Type* to = lane_type(call.getType());
  const std::uint32_t step_from = slots_of(from), step_to = slots_of(to);
  const Slot d = result(call), a = slot(call.getArgOperand(0));
  const bool is_binary = llvm::Instruction::isBinaryOp(opcode);
  const Slot b = is_binary || opcode == llvm::Instruction::FCmp ? slot(call.getArgOperand(1)) : kNoSlot;
  constexpr FpOp kOps[] = {FpOp::Add, FpOp::Sub, FpOp::Mul, FpOp::Div, FpOp::Rem};
  constexpr unsigned kOpcodes[] = {llvm::Instruction::FAdd, llvm::Instruction::FSub, llvm::Instruction::FMul,
                                   llvm::Instruction::FDiv, llvm::Instruction::FRem};
  for (std::uint32_t i = 0; i < lanes_of(call.getType()); ++i) {
    if (opcode == llvm::Instruction::FCmp) {
      const auto predicate = llvm::cast<llvm::ConstrainedFPCmpIntrinsic>(call).getPredicate();
      fp_compare(predicate, from, d + i, a + i * step_from, b + i * step_from);
    } else if (is_binary) {
      const auto* at = std::find(std::begin(kOpcodes), std::end(kOpcodes), opcode);
      fp_binary(kOps[at - kOpcodes], from, d + i * step_to, a + i * step_from, b + i * step_from);
    } else {
      cast_lane(opcode, from, to, d + i * step_to, a + i * step_from);
    }
  }
  return true;
}

bool FunctionLowering::vector_intrinsic(const llvm::IntrinsicInst& call) {
  const auto part = [&](const llvm::Type* vector, unsigned arg) {
    return static_cast<std::uint32_t>(
               llvm::cast<llvm::ConstantInt>(call.getArgOperand(arg))->getZExtValue()) *
           slots_of(lane_type(vector));
  };
  switch (call.getIntrinsicID()) {
    case ID::vector_reduce_add:
    case ID::vector_reduce_and:
    case ID::vector_reduce_fadd:
    case ID::vector_reduce_fmax:
    case ID::vector_reduce_fmaximum:
    case ID::vector_reduce_fmin:
    case ID::vector_reduce_fminimum:
    case ID::vector_reduce_fmul:
    case ID::vector_reduce_mul:
    case ID::vector_reduce_or:
    case ID::vector_reduce_smax:
    case ID::vector_reduce_smin:
    case ID::vector_reduce_umax:
    case ID::vector_reduce_umin:
    case ID::vector_reduce_xor: reduce(call); return true;
    case ID::vector_extract: {
      const Slot from = slot(call.getArgOperand(0)) + part(call.getType(), 1);
      move(result(call), from, slots_of(call.getType()));
      return true;
    }
    case ID::vector_insert: {
      const Slot d = result(call);
      move(d, slot(call.getArgOperand(0)), slots_of(call.getType()));
      move(d + part(call.getType(), 2), slot(call.getArgOperand(1)),
           slots_of(call.getArgOperand(1)->getType()));
      return true;
    }
    case ID::vector_reverse: {
      const std::uint32_t step = slots_of(lane_type(call.getType())), lanes = lanes_of(call.getType());
      const Slot d = result(call), a = slot(call.getArgOperand(0));
      for (std::uint32_t i = 0; i < lanes; ++i) move(d + i * step, a + (lanes - 1 - i) * step, step);
      return true;
    }
    default: return false;
  }
}

}  // namespace heddle::native::lower
