// Atomics weaker than sequentially consistent: whose are they, and can anybody tell in which order they came?
// For race/weak_atomics.h.
#include <utility>

#include "native/interp/interpreter.h"

namespace heddle::native {
namespace {

// What the C++ library has between the program and an instruction; not what its classes do for themselves.
bool is_wrapper(const std::string& name) {
  return name.find("atomic") != std::string::npos && name.find("_Sp_atomic") == std::string::npos;
}

// What becomes of the result of the instruction at `pc`, which is in `slot`. Returned: perhaps after an
// addition, and nothing else is done with it.
enum class Fate : std::uint8_t { Unused, Returned, Used };
Fate fate_of(const Function& function, Liveness& liveness, std::uint32_t pc, std::uint32_t slot) {
  constexpr int kMostSteps = 16;
  for (int step = 0; step < kMostSteps; ++step) {
    if (!liveness.before(++pc).contains(slot)) return Fate::Unused;
    const Insn& insn = function.code[pc];
    switch (insn.op) {
      case Op::Mov:
      case Op::Add32I:
      case Op::Add64I:
      case Op::AddNI:
        if (insn.a != slot) return Fate::Used;
        if (insn.d != slot && liveness.before(pc + 1).contains(slot)) return Fate::Used;
        slot = insn.d;
        break;
      case Op::Jmp: pc = insn.d - 1; break;
      case Op::Ret: return insn.w == 1 && insn.a == slot ? Fate::Returned : Fate::Used;
      default: return Fate::Used;
    }
  }
  return Fate::Used;
}

}  // namespace

bool Interpreter::library_accesses() {
  if (!function_->library) return false;
  sync_registers();
  bool trusted = true;
  for_each_frame(thread_, [&](std::uint32_t function, std::uint32_t, const std::uint64_t*) {
    const Function& f = module_.functions[function];
    trusted = f.library;
    return f.library && is_wrapper(module_.strings[f.display]);
  });
  return trusted;
}

Strength Interpreter::strength_of(bool weak) {
  if (!watched_ || world_.sink == nullptr) return Strength::Ignored;
  if (!library_accesses()) return weak ? Strength::Weak : Strength::Strong;
  if (weak)
    world_.assumptions.insert({AssumptionKind::Weak, "weak atomics inside libraries are used rightly there"});
  return Strength::Ignored;
}

// Also by those who called a function that only passes it on.
bool Interpreter::result_is_unused() {
  sync_registers();
  bool unused = false, innermost = true;
  for_each_frame(thread_, [&](std::uint32_t function, std::uint32_t pc, const std::uint64_t*) {
    const Function& f = module_.functions[function];
    const Insn& insn = f.code[pc];
    const bool called = !std::exchange(innermost, false);
    const bool ignored = insn.d == kNoSlot || (called && !module_.calls[insn.b].result_used);
    const Fate fate = ignored ? Fate::Unused : fate_of(f, liveness(function), pc, insn.d);
    unused = fate == Fate::Unused;
    return fate == Fate::Returned;
  });
  return unused;
}

// 0: it does not commute with others of its kind, or somebody could tell.
std::uint8_t Interpreter::commuting_kind(const Insn& update) {
  auto op = static_cast<UpdateOp>(update.e);
  if (op == UpdateOp::Sub) op = UpdateOp::Add;
  if (op == UpdateOp::FSub) op = UpdateOp::FAdd;
  const bool commutes = op != UpdateOp::Exchange && op != UpdateOp::Nand && op < UpdateOp::UIncWrap;
  if (world_.sink == nullptr || !watched_ || !commutes || !result_is_unused()) return 0;
  return static_cast<std::uint8_t>(static_cast<std::uint32_t>(op) + 1);
}

}  // namespace heddle::native
