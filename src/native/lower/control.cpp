// Branches, and the copies into phis on their edges.
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/CFG.h>

#include <algorithm>

#include "native/lower/function_lowering.h"

namespace heddle::native::lower {
namespace {

constexpr std::uint32_t kNowhere = ~std::uint32_t{0};  // an edge that does not go on

}  // namespace

std::uint32_t FunctionLowering::label_of(const llvm::BasicBlock* block) const {
  return numbers_.lookup(block);
}

void FunctionLowering::jump(Op op, std::uint32_t label, Slot a, Slot b, std::uint64_t imm) {
  fixups_.push_back({Fixup::Where::Jump, here(), 0, label});
  emit(op, 0, a, b, imm);
}

// --- edges ---

bool FunctionLowering::needs_copies(const llvm::BasicBlock* from, const llvm::BasicBlock* to) {
  for (const llvm::PHINode& phi : to->phis()) {
    if (phi.use_empty() || shape_of(phi.getType()).value_or(0) == 0) continue;
    const Place place = folding_.place(phi.getIncomingValueForBlock(from));
    const Slot home = is_constant(place.root) ? kNoSlot : slots_.home(place.root);
    if (home == kNoSlot || home + place.offset != slots_.home(&phi)) return true;
  }
  return false;
}

void FunctionLowering::copies(const llvm::BasicBlock* from, const llvm::BasicBlock* to) {
  std::vector<std::pair<Slot, Operand>> moves;
  for (const llvm::PHINode& phi : to->phis()) {
    if (phi.use_empty()) continue;
    const llvm::Value* incoming = phi.getIncomingValueForBlock(from);
    for (std::uint32_t i = 0; i < shape_of(phi.getType()).value_or(0); ++i)
      moves.emplace_back(slots_.home(&phi) + i, operand(incoming, i));
  }
  copy_in_parallel(std::move(moves));
}

// As if all sources were read before the first target is written. Constants come last; of the others first
// those whose target nobody still has to read; when only cycles are left, one is opened with a temporary.
void FunctionLowering::copy_in_parallel(std::vector<std::pair<Slot, Operand>> moves) {
  const auto constants = std::stable_partition(moves.begin(), moves.end(),
                                               [](const auto& move) { return !move.second.constant(); });
  std::vector<std::pair<Slot, Operand>> last(constants, moves.end());
  moves.erase(constants, moves.end());
  std::erase_if(moves, [](const auto& move) { return move.first == move.second.slot; });
  while (!moves.empty()) {
    const auto is_free = [&](const auto& move) {
      return std::none_of(moves.begin(), moves.end(),
                          [&](const auto& other) { return other.second.slot == move.first; });
    };
    const auto ready = std::find_if(moves.begin(), moves.end(), is_free);
    if (ready != moves.end()) {
      set(ready->first, ready->second);
      moves.erase(ready);
    } else {
      const Slot saved = temporary(), taken = moves.front().first;
      move(saved, taken, 1);
      for (auto& [to, from] : moves)
        if (from.slot == taken) from.slot = saved;
    }
  }
  for (const auto& [to, from] : last) set(to, from);
}

std::uint32_t FunctionLowering::new_edge(std::uint32_t to, const std::function<void()>& make) {
  std::vector<Insn> code;
  std::vector<Insn>* const sink = std::exchange(sink_, &code);
  try {
    make();
  } catch (const Refused& refused) {
    refuse(refused.what);
  }
  sink_ = sink;
  const auto label = static_cast<std::uint32_t>(label_pcs_.size());
  label_pcs_.push_back(0);
  edges_.push_back({std::move(code), label, to, location_});
  return label;
}

std::uint32_t FunctionLowering::target(const llvm::BasicBlock* from, const llvm::BasicBlock* to) {
  if (!needs_copies(from, to)) return label_of(to);
  return new_edge(label_of(to), [&] { copies(from, to); });
}

void FunctionLowering::go(const llvm::BasicBlock* from, const llvm::BasicBlock* to) {
  copies(from, to);
  if (label_of(to) != block_ + 1 && !repeat_loop_test(label_of(to))) jump(Op::Jmp, label_of(to));
}

// --- terminators ---

void FunctionLowering::branch(const llvm::BranchInst& instruction) {
  const llvm::BasicBlock *from = instruction.getParent(), *yes = instruction.getSuccessor(0);
  if (instruction.isUnconditional()) return go(from, yes);
  const llvm::BasicBlock* no = instruction.getSuccessor(1);
  // One side is jumped to, the other goes on here: better the one with copies, or the next block.
  const bool copies_yes = needs_copies(from, yes), copies_no = needs_copies(from, no);
  const bool yes_here = copies_yes != copies_no ? copies_yes : label_of(yes) == block_ + 1;
  branch_on(instruction.getCondition(), !yes_here, target(from, yes_here ? no : yes));
  go(from, yes_here ? yes : no);
}

void FunctionLowering::branch_on(const llvm::Value* condition, bool sense, std::uint32_t label) {
  const auto* comparison = llvm::dyn_cast<llvm::ICmpInst>(folding_.place(condition).root);
  if (comparison == nullptr || !folding_.absorbed(*comparison))
    return jump(sense ? Op::JmpIf : Op::JmpIfNot, label, slot(condition));
  const llvm::CmpInst::Predicate predicate = comparison->getPredicate();
  const llvm::Value *a = comparison->getOperand(0), *b = comparison->getOperand(1);
  jump_if(sense ? predicate : llvm::CmpInst::getInversePredicate(predicate), bits_of(a->getType()),
          operand(a), operand(b), label);
}

void FunctionLowering::switch_on(const llvm::SwitchInst& instruction) {
  constexpr unsigned kFew = 2;
  const llvm::BasicBlock* from = instruction.getParent();
  const llvm::Value* condition = instruction.getCondition();
  const std::uint32_t bits = bits_of(condition->getType());
  const Slot value = slot(condition);
  if (bits > 64 || instruction.getNumCases() <= kFew) {
    for (const auto& one : instruction.cases()) {
      const std::uint32_t to = target(from, one.getCaseSuccessor());
      if (bits <= 64) {
        jump(Op::JEqI, to, value, kNoSlot, one.getCaseValue()->getZExtValue());
        continue;
      }
      const Slot equal = temporary();
      emit_ce(Op::WideCompare, equal, value, slot(one.getCaseValue()), kNoSlot,
              static_cast<std::uint32_t>(IntPredicate::Eq), bits);
      jump(Op::JmpIf, to, equal);
    }
    return go(from, instruction.getDefaultDest());
  }
  SwitchTable table;
  std::vector<std::pair<std::uint64_t, std::uint32_t>> cases;
  llvm::DenseMap<const llvm::BasicBlock*, std::uint32_t> targets;
  const auto target_once = [&](const llvm::BasicBlock* to) {
    const auto [at, is_new] = targets.try_emplace(to, 0);
    if (is_new) at->second = target(from, to);
    return at->second;
  };
  for (const auto& one : instruction.cases())
    cases.emplace_back(one.getCaseValue()->getZExtValue(), target_once(one.getCaseSuccessor()));
  std::sort(cases.begin(), cases.end());
  const auto number = static_cast<std::uint32_t>(module_.out().switches.size());
  for (std::uint32_t i = 0; i < cases.size(); ++i) {
    table.cases.push_back({cases[i].first, 0});
    fixups_.push_back({Fixup::Where::Case, number, i, cases[i].second});
  }
  fixups_.push_back({Fixup::Where::Otherwise, number, 0, target_once(instruction.getDefaultDest())});
  module_.out().switches.push_back(std::move(table));
  emit(Op::Switch, kNoSlot, value, number);
}

// Which label it will be is not known, so phis cannot be written: what flows into those of every possible
// target goes to shadows, and the label's own edge (place_labels) copies them from there.
void FunctionLowering::indirect_branch(const llvm::IndirectBrInst& instruction) {
  llvm::SmallPtrSet<const llvm::BasicBlock*, 8> seen;
  for (const llvm::BasicBlock* to : llvm::successors(instruction.getParent())) {
    if (!seen.insert(to).second) continue;
    for (const llvm::PHINode& phi : to->phis()) {
      const llvm::Value* incoming = phi.getIncomingValueForBlock(instruction.getParent());
      for (std::uint32_t i = 0; i < shape_of(phi.getType()).value_or(0); ++i)
        set(shadows_.lookup(&phi) + i, operand(incoming, i));
    }
  }
  emit(Op::IndirectJmp, kNoSlot, slot(instruction.getAddress()));
}

void FunctionLowering::place_labels() {
  for (const llvm::BasicBlock& block : ir_) {
    const std::uint32_t number = module_.label_number(&block);
    if (number == kNoSlot) continue;
    std::uint32_t label = label_of(&block);
    if (!numbers_.contains(&block)) {
      label = new_edge(kNowhere, [&] { emit(Op::Unreachable, kNoSlot); });
    } else if (!block.phis().empty()) {
      label = new_edge(label, [&] {
        for (const llvm::PHINode& phi : block.phis())
          if (const auto shadow = shadows_.find(&phi); shadow != shadows_.end())
            move(slots_.home(&phi), shadow->second, shape_of(phi.getType()).value_or(0));
      });
    }
    fixups_.push_back({Fixup::Where::Label, number, 0, label});
  }
}

void FunctionLowering::return_value(const llvm::ReturnInst& instruction) {
  const llvm::Value* value = instruction.getReturnValue();
  const std::uint32_t count = value == nullptr ? 0 : slots_of(value->getType());
  emit(Op::Ret, kNoSlot, count == 0 ? kNoSlot : slot(value), kNoSlot, 0, count);
}

// --- the end ---

void FunctionLowering::finish() {
  for (Edge& edge : edges_) {
    label_pcs_[edge.label] = here();
    location_ = edge.location;
    for (const Insn& insn : edge.code) emit(insn.op, insn.d, insn.a, insn.b, insn.imm, insn.w);
    if (edge.to != kNowhere) jump(Op::Jmp, edge.to);
  }
  for (const Fixup& fixup : fixups_) {
    const std::uint32_t pc = label_pcs_[fixup.label];
    switch (fixup.where) {
      case Fixup::Where::Jump: out_.code[fixup.index].d = pc; break;
      case Fixup::Where::Case: module_.out().switches[fixup.index].cases[fixup.part].target = pc; break;
      case Fixup::Where::Otherwise: module_.out().switches[fixup.index].otherwise = pc; break;
      case Fixup::Where::Unwind: module_.out().calls[fixup.index].unwind = pc; break;
      case Fixup::Where::Label: out_.labels[fixup.index] = pc; break;
    }
  }
}

}  // namespace heddle::native::lower
