#include "native/code/liveness.h"

#include "base/check.h"
#include "native/code/operands.h"

namespace heddle::native {

Liveness::Liveness(const Module& module, const Function& function)
    : module_(module), function_(function), before_(function.code.size()), during_(function.code.size()) {
  find_blocks();
  solve();
}

// A call does not end a block: step_back() adds what its landing pad needs.
void Liveness::find_blocks() {
  const auto size = static_cast<std::uint32_t>(function_.code.size());
  std::vector<bool> leader(size + 1);
  leader[0] = true;
  for (std::uint32_t pc = 0; pc < size; ++pc) {
    const Insn& insn = function_.code[pc];
    if (ends_block(insn.op)) leader[pc + 1] = true;
    if (const std::uint32_t pad = unwind_of(insn, module_)) leader[pad] = true;  // even right after the call
    const auto check_slots = [&](std::uint32_t slot, std::uint32_t count) {
      HEDDLE_CHECK(std::uint64_t{slot} + count <= function_.slots,
                   "a slot outside the frame of " + function_.name);
    };
    for_each_operand(insn, module_, check_slots, check_slots);
    for_each_successor(insn, pc, module_, function_, [&](std::uint32_t next) {
      HEDDLE_CHECK(next < size, "a jump out of " + function_.name);
      if (next != pc + 1) leader[next] = true;
    });
  }
  block_of_.resize(size);
  for (std::uint32_t pc = 0; pc < size; ++pc) {
    if (leader[pc]) blocks_.push_back({pc, pc, SlotSet(function_.slots)});
    block_of_[pc] = static_cast<std::uint32_t>(blocks_.size() - 1);
    blocks_.back().end = pc + 1;
  }
}

// The least solution, by sweeps from the last block to the first: the code is in an order in which most jumps
// go forward, so that few sweeps are needed beyond the depth of loops.
void Liveness::solve() {
  for (bool changed = true; changed;) {
    changed = false;
    for (auto block = blocks_.rbegin(); block != blocks_.rend(); ++block) {
      SlotSet live = live_out(*block);
      for (std::uint32_t pc = block->end; pc-- > block->first;) step_back(pc, live, To::Before);
      if (live == block->live_in) continue;
      block->live_in = std::move(live);
      changed = true;
    }
  }
}

SlotSet Liveness::live_out(const Block& block) const {
  SlotSet live(function_.slots);
  const std::uint32_t last = block.end - 1;
  for_each_successor(function_.code[last], last, module_, function_,
                     [&](std::uint32_t next) { live.add(blocks_[block_of_[next]].live_in); });
  return live;
}

void Liveness::step_back(std::uint32_t pc, SlotSet& live, To to) const {
  const Insn& insn = function_.code[pc];
  bool wanted = !only_computes(insn.op);
  for_each_def(insn, module_, [&](std::uint32_t slot, std::uint32_t count) {
    for (std::uint32_t s = slot; s < slot + count && !wanted; ++s) wanted = live.contains(s);
    live.remove(slot, count);
  });
  if (const std::uint32_t pad = unwind_of(insn, module_)) live.add(blocks_[block_of_[pad]].live_in);
  if (to == To::During || !wanted) return;
  for_each_use(insn, module_, [&](std::uint32_t slot, std::uint32_t count) { live.add(slot, count); });
}

SlotSet Liveness::after(std::uint32_t pc) const {
  const Block& block = blocks_[block_of_[pc]];
  SlotSet live = live_out(block);
  for (std::uint32_t p = block.end; --p > pc;) step_back(p, live, To::Before);
  return live;
}

const SlotSet& Liveness::before(std::uint32_t pc) {
  if (!before_[pc]) {
    before_[pc] = std::make_unique<SlotSet>(after(pc));
    step_back(pc, *before_[pc], To::Before);
  }
  return *before_[pc];
}

const SlotSet& Liveness::during(std::uint32_t pc) {
  if (!during_[pc]) {
    during_[pc] = std::make_unique<SlotSet>(after(pc));
    step_back(pc, *during_[pc], To::During);
  }
  return *during_[pc];
}

}  // namespace heddle::native
