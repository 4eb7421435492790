// Parts of vectors and aggregates, and the bits that they are made of.
#include "native/lower/function_lowering.h"

namespace heddle::native::lower {

void FunctionLowering::extract_element(const llvm::ExtractElementInst& instruction) {
  const llvm::Type* vector = instruction.getVectorOperandType();
  const Slot d = result(instruction), a = slot(instruction.getVectorOperand()),
             index = slot(instruction.getIndexOperand());
  emit_ce(Op::ExtractLane, d, a, index, lanes_of(vector), 0, slots_of(lane_type(vector)));
}

void FunctionLowering::insert_element(const llvm::InsertElementInst& instruction) {
  const llvm::Type* vector = instruction.getType();
  const std::uint32_t step = slots_of(lane_type(vector));
  const Slot d = result(instruction), value = slot(instruction.getOperand(1));
  move(d, slot(instruction.getOperand(0)), slots_of(vector));
  const Operand index = operand(instruction.getOperand(2));
  if (!index.constant()) {
    emit_ce(Op::InsertLane, d, value, index.slot, lanes_of(vector), 0, step);
  } else if (index.value < lanes_of(vector)) {
    move(d + static_cast<std::uint32_t>(index.value) * step, value, step);
  }
}

void FunctionLowering::insert_value(const llvm::InsertValueInst& instruction) {
  const llvm::Type* at = instruction.getType();
  std::uint32_t offset = 0;
  for (const unsigned index : instruction.indices()) {
    offset += slot_of_member(at, index);
    at = type_of_member(at, index);
  }
  const Slot d = result(instruction);
  move(d, slot(instruction.getAggregateOperand()), slots_of(instruction.getType()));
  move(d + offset, slot(instruction.getInsertedValueOperand()), slots_of(at));
}

void FunctionLowering::shuffle(const llvm::ShuffleVectorInst& instruction) {
  const llvm::Type* from = instruction.getOperand(0)->getType();
  const std::uint32_t step = slots_of(lane_type(from)), lanes = lanes_of(from);
  const Slot d = result(instruction);
  const Slot sides[] = {slot(instruction.getOperand(0)), slot(instruction.getOperand(1))};
  for (std::uint32_t i = 0; i < instruction.getShuffleMask().size(); ++i) {
    const int chosen = instruction.getMaskValue(i);
    if (chosen < 0) {
      for (std::uint32_t k = 0; k < step; ++k) emit(Op::Const, d + i * step + k);
      continue;
    }
    const auto lane = static_cast<std::uint32_t>(chosen);
    move(d + i * step, sides[lane / lanes] + lane % lanes * step, step);
  }
}

// --- bits ---

Slot FunctionLowering::pack(const llvm::Type* from, Slot a) {
  const std::uint32_t lanes = lanes_of(from), bits = bits_of(lane_type(from));
  const std::uint32_t step = slots_of(lane_type(from));
  if (lanes == 1) return a;
  const Slot words = temporary(words_of_bits(lanes * bits));
  const Slot piece = temporary();
  std::uint32_t begun = 0;  // words that hold something
  const auto put = [&](std::uint32_t word, Slot value) {
    if (word < begun) return emit(Op::Or, words + word, words + word, value);
    begun = word + 1;
    emit(Op::Mov, words + word, value);
  };
  for (std::uint32_t i = 0; i < lanes; ++i) {
    for (std::uint32_t k = 0; k < step; ++k) {
      const std::uint32_t at = i * bits + k * 64, shift = at % 64, count = std::min(64u, bits - k * 64);
      const Slot part = a + i * step + k;
      if (shift == 0) {
        put(at / 64, part);
        continue;
      }
      emit(Op::Shl64I, piece, part, kNoSlot, shift);
      put(at / 64, piece);
      if (shift + count <= 64) continue;
      emit(Op::LShrI, piece, part, kNoSlot, 64 - shift);
      put(at / 64 + 1, piece);
    }
  }
  return words;
}

void FunctionLowering::unpack(const llvm::Type* to, Slot d, Slot words) {
  const std::uint32_t lanes = lanes_of(to), bits = bits_of(lane_type(to)), step = slots_of(lane_type(to));
  if (lanes == 1) return move(d, words, step);
  const Slot high = temporary();
  for (std::uint32_t i = 0; i < lanes; ++i) {
    for (std::uint32_t k = 0; k < step; ++k) {
      const std::uint32_t at = i * bits + k * 64, shift = at % 64, count = std::min(64u, bits - k * 64);
      const Slot part = d + i * step + k;
      if (shift == 0 && count == 64) {
        emit(Op::Mov, part, words + at / 64);
        continue;
      }
      emit(Op::LShrI, part, words + at / 64, kNoSlot, shift);
      if (shift + count > 64) {
        emit(Op::Shl64I, high, words + at / 64 + 1, kNoSlot, 64 - shift);
        emit(Op::Or, part, part, high);
      }
      if (count < 64) emit(Op::Trunc, part, part, kNoSlot, 0, count);
    }
  }
}

// --- reductions and accesses under a mask ---

void FunctionLowering::reduce(const llvm::IntrinsicInst& call) {
  const llvm::Intrinsic::ID id = call.getIntrinsicID();
  const bool has_start =
      id == llvm::Intrinsic::vector_reduce_fadd || id == llvm::Intrinsic::vector_reduce_fmul;
  const llvm::Value* vector = call.getArgOperand(has_start ? 1 : 0);
  const llvm::Type* type = lane_type(vector->getType());
  const std::uint32_t step = slots_of(type);
  const Slot d = result(call), lanes = slot(vector);
  move(d, has_start ? slot(call.getArgOperand(0)) : lanes, step);
  const auto fp = [&](Intrinsic f, Slot lane) {
    emit_ce(Op::FpIntrinsic, d, d, lane, kNoSlot, static_cast<std::uint32_t>(f),
            static_cast<std::uint32_t>(kind_of(type)));
  };
  const auto integers = [&](unsigned opcode, WideOp wide, Slot lane) {
    if (step == 1) return integer(opcode, bits_of(type), d, {d, 0}, {lane, 0});
    emit_ce(Op::Wide, d, d, lane, kNoSlot, static_cast<std::uint32_t>(wide), bits_of(type));
  };
  const auto choose = [&](Intrinsic f, Slot lane) {
    integer_operation(f, bits_of(type), d, d, lane, kNoSlot);
  };
  for (std::uint32_t i = has_start ? 0 : 1; i < lanes_of(vector->getType()); ++i) {
    const Slot lane = lanes + i * step;
    switch (id) {
      case llvm::Intrinsic::vector_reduce_add: integers(llvm::Instruction::Add, WideOp::Add, lane); break;
      case llvm::Intrinsic::vector_reduce_mul: integers(llvm::Instruction::Mul, WideOp::Mul, lane); break;
      case llvm::Intrinsic::vector_reduce_and: integers(llvm::Instruction::And, WideOp::And, lane); break;
      case llvm::Intrinsic::vector_reduce_or: integers(llvm::Instruction::Or, WideOp::Or, lane); break;
      case llvm::Intrinsic::vector_reduce_xor: integers(llvm::Instruction::Xor, WideOp::Xor, lane); break;
      case llvm::Intrinsic::vector_reduce_smax: choose(Intrinsic::SMax, lane); break;
      case llvm::Intrinsic::vector_reduce_smin: choose(Intrinsic::SMin, lane); break;
      case llvm::Intrinsic::vector_reduce_umax: choose(Intrinsic::UMax, lane); break;
      case llvm::Intrinsic::vector_reduce_umin: choose(Intrinsic::UMin, lane); break;
      case llvm::Intrinsic::vector_reduce_fadd: fp_binary(FpOp::Add, type, d, d, lane); break;
      case llvm::Intrinsic::vector_reduce_fmul: fp_binary(FpOp::Mul, type, d, d, lane); break;
      case llvm::Intrinsic::vector_reduce_fmax: fp(Intrinsic::MaxNum, lane); break;
      case llvm::Intrinsic::vector_reduce_fmin: fp(Intrinsic::MinNum, lane); break;
      case llvm::Intrinsic::vector_reduce_fmaximum: fp(Intrinsic::Maximum, lane); break;
      default: fp(Intrinsic::Minimum, lane);
    }
  }
}

// llvm.masked.load(ptr, align, mask, otherwise), gather(ptrs, align, mask, otherwise), store(value, ptr,
// align, mask), scatter(value, ptrs, align, mask): each lane is accessed if its bit is set.
void FunctionLowering::masked_access(const llvm::IntrinsicInst& call) {
  const llvm::Intrinsic::ID id = call.getIntrinsicID();
  const bool loads = id == llvm::Intrinsic::masked_load || id == llvm::Intrinsic::masked_gather;
  const bool scattered = id == llvm::Intrinsic::masked_gather || id == llvm::Intrinsic::masked_scatter;
  const llvm::Type* vector = loads ? call.getType() : call.getArgOperand(0)->getType();
  const llvm::Type* type = lane_type(vector);
  if (bits_of(type) % 8 != 0) throw Refused{"an access under a mask to a value of type " + text_of(vector)};
  const std::uint32_t step = slots_of(type);
  const Slot at = slot(call.getArgOperand(loads ? 0 : 1)), mask = slot(call.getArgOperand(loads ? 2 : 3));
  const Slot value = loads ? result(call) : slot(call.getArgOperand(0));
  if (loads) move(value, slot(call.getArgOperand(3)), slots_of(vector));
  for (std::uint32_t i = 0; i < lanes_of(vector); ++i) {
    const std::uint32_t skip = here();
    emit(Op::JmpIfNot, kNoSlot, mask + i);
    const Address place = scattered ? Address{at + i, 0} : Address{at, std::uint64_t{i} * bytes_of(type)};
    if (loads) {
      load_scalar(type, value + i * step, place);
    } else {
      store_scalar(type, value + i * step, place);
    }
    (*sink_)[skip].d = here();
  }
}

}  // namespace heddle::native::lower
