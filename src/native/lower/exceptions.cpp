// Landing pads (the Itanium C++ ABI's way to handle exceptions).
#include "native/lower/function_lowering.h"

namespace heddle::native::lower {
namespace {

// The unwinder looks for the LandingPad instruction where the call says it is: nothing may come before it.
LandingPad table_of(const llvm::LandingPadInst& pad, ModuleLowering& module) {
  LandingPad table;
  table.cleanup = pad.isCleanup();
  for (unsigned i = 0; i < pad.getNumClauses(); ++i) {
    LandingPad::Clause clause;
    clause.filter = pad.isFilter(i);
    clause.types = module.words(pad.getClause(i));
    table.clauses.push_back(std::move(clause));
  }
  return table;
}

}  // namespace

bool FunctionLowering::is_entered_directly(const llvm::BasicBlock* pad) const {
  return pad->phis().empty() && !loop_heads_[numbers_.lookup(pad)];
}

void FunctionLowering::landing_pad(const llvm::LandingPadInst& instruction) {
  if (!is_entered_directly(instruction.getParent())) return;  // each edge has its own
  const auto [at, is_new] =
      pads_.try_emplace(&instruction, static_cast<std::uint32_t>(module_.out().landing_pads.size()));
  if (is_new) module_.out().landing_pads.push_back(table_of(instruction, module_));
  emit(Op::LandingPad, result(instruction), kNoSlot, at->second);
}

std::uint32_t FunctionLowering::landing_label(const llvm::InvokeInst& invoke) {
  const llvm::BasicBlock* pad = invoke.getUnwindDest();
  const auto* instruction = llvm::dyn_cast<llvm::LandingPadInst>(pad->getFirstNonPHI());
  if (instruction == nullptr) throw Refused{"exception handling of another kind than landing pads"};
  if (is_entered_directly(pad)) return label_of(pad);
  const auto [at, is_new] =
      pads_.try_emplace(instruction, static_cast<std::uint32_t>(module_.out().landing_pads.size()));
  if (is_new) module_.out().landing_pads.push_back(table_of(*instruction, module_));
  return new_edge(label_of(pad), [&, index = at->second] {
    emit(Op::LandingPad, result(*instruction), kNoSlot, index);
    copies(invoke.getParent(), pad);
  });
}

}  // namespace heddle::native::lower
