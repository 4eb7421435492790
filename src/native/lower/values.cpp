// Values in slots, and the code that is being made.
#include "native/lower/function_lowering.h"

namespace heddle::native::lower {

// --- code ---

void FunctionLowering::emit(Op op, Slot d, Slot a, Slot b, std::uint64_t imm, std::uint32_t w) {
  if (w > 0xffff) throw Refused{"a value of " + std::to_string(w) + " parts"};
  if (sink_ == &out_.code) {
    const std::uint32_t known = out_.lines.empty() ? 0 : out_.lines.back().location;
    if (known != location_) out_.lines.push_back({here(), location_});
  }
  Insn insn{};
  insn.op = op;
  insn.w = static_cast<std::uint16_t>(w);
  insn.d = d, insn.a = a, insn.b = b, insn.imm = imm;
  sink_->push_back(insn);
}

void FunctionLowering::emit_ce(Op op, Slot d, Slot a, Slot b, Slot c, std::uint32_t e, std::uint32_t w) {
  emit(op, d, a, b, 0, w);
  sink_->back().c = c;
  sink_->back().e = e;
}

// --- values ---

Slot FunctionLowering::result(const llvm::Instruction& instruction) {
  if (const Slot home = slots_.home(&instruction); home != kNoSlot) return home;
  const auto [at, is_new] = locals_.try_emplace(&instruction, kNoSlot);
  if (is_new) {
    const std::uint32_t count = slots_of(instruction.getType());
    at->second = slots_.take(count);
    if (count != 0) expiring_[live_.last_use(&instruction)].emplace_back(at->second, count);
  }
  return at->second;
}

Slot FunctionLowering::temporary(std::uint32_t count) {
  const Slot first = slots_.take(count);
  if (count != 0) temporaries_.emplace_back(first, count);
  return first;
}

Slot FunctionLowering::constant(std::uint64_t value) {
  const Slot d = temporary();
  emit(Op::Const, d, kNoSlot, kNoSlot, value);
  return d;
}

Slot FunctionLowering::slot(const llvm::Value* value) {
  return slot(folding_.place(value), slots_of(value->getType()));
}

Slot FunctionLowering::slot(const Place& place, std::uint32_t count) {
  if (is_constant(place.root)) {
    const std::vector<std::uint64_t> words = module_.words(llvm::cast<llvm::Constant>(place.root));
    const Slot first = temporary(count);
    for (std::uint32_t i = 0; i < count; ++i)
      emit(Op::Const, first + i, kNoSlot, kNoSlot, words.at(place.offset + i));
    return first;
  }
  if (llvm::isa<llvm::GlobalValue>(place.root)) {
    const std::uint32_t number = module_.variable_number(place.root);
    if (number == kNoSlot) throw Refused{"the thread-local symbol " + place.root->getName().str()};
    const Slot d = temporary();
    emit(Op::TlsAddress, d, kNoSlot, kNoSlot, number);
    return d;
  }
  if (const Slot home = slots_.home(place.root); home != kNoSlot) return home + place.offset;
  const auto at = locals_.find(place.root);
  if (at == locals_.end())
    throw Refused{"a value of type " + text_of(place.root->getType()) + " that is not there"};
  return at->second + place.offset;
}

Slot FunctionLowering::slot(const Operand& operand) {
  return operand.constant() ? constant(operand.value) : operand.slot;
}

Operand FunctionLowering::operand(const llvm::Value* value, std::uint32_t word) {
  const Place place = folding_.place(value);
  if (!is_constant(place.root)) return {slot(place, slots_of(value->getType())) + word, 0};
  return {kNoSlot, module_.words(llvm::cast<llvm::Constant>(place.root)).at(place.offset + word)};
}

void FunctionLowering::move(Slot to, Slot from, std::uint32_t count) {
  if (to == from || count == 0) return;
  if (count == 1) {
    emit(Op::Mov, to, from);
  } else {
    emit(Op::MovN, to, from, kNoSlot, 0, count);
  }
}

void FunctionLowering::set(Slot to, const Operand& from) {
  if (from.constant()) {
    emit(Op::Const, to, kNoSlot, kNoSlot, from.value);
  } else {
    move(to, from.slot, 1);
  }
}

}  // namespace heddle::native::lower
