#include "native/lower/live_values.h"

#include <llvm/IR/CFG.h>

#include <algorithm>

namespace heddle::native::lower {
namespace {

const llvm::Instruction* instruction_at(const Folding& folding, const llvm::Value* value) {
  return llvm::dyn_cast<llvm::Instruction>(folding.place(value).root);
}

// One instruction computes it, and reads all operands before it writes the result.
bool may_overwrite_operand(const llvm::Instruction& instruction) {
  if (!is_scalar(instruction.getType()) || shape_of(instruction.getType()) != 1u) return false;
  if (llvm::isa<llvm::BinaryOperator, llvm::SelectInst>(instruction)) return true;
  if (const auto* gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction))
    return gep->getNumIndices() == 1;
  return false;
}

}  // namespace

LiveValues::LiveValues(const llvm::Function& function, const Folding& folding,
                       const std::vector<const llvm::BasicBlock*>& order)
    : order_(order), all_wide_(function.callsFunctionThatReturnsTwice()) {
  for (std::uint32_t b = 0; b < order_.size(); ++b) {
    block_numbers_[order_[b]] = b;
    std::uint32_t position = 0;
    for (const llvm::Instruction& instruction : *order_[b]) positions_[&instruction] = position++;
  }
  blocks_.resize(order_.size());
  last_read_.resize(order_.size());
  number(folding);
  collect(folding);
  solve();
  find_ranges();
}

// Who is read beyond its block, and who last inside it.
void LiveValues::number(const Folding& folding) {
  llvm::DenseMap<const llvm::Instruction*, bool> wide;
  for (const llvm::BasicBlock* block : order_) {
    for (const llvm::Instruction& user : *block) {
      if (const auto* phi = llvm::dyn_cast<llvm::PHINode>(&user)) {
        wide[phi] = true;
        for (const llvm::Use& incoming : phi->incoming_values())
          if (const auto* value = instruction_at(folding, incoming.get())) wide[value] = true;
        continue;
      }
      if (llvm::isa<llvm::LandingPadInst>(user)) wide[&user] = true;
      if (!folding.needs_code(user)) continue;
      folding.for_each_root(user, [&](const llvm::Value* root) {
        const auto* value = llvm::dyn_cast<llvm::Instruction>(root);
        if (value == nullptr) return;
        if (value->getParent() != block) wide[value] = true;
        std::uint32_t& last = last_use_[value];
        last = std::max(last, positions_.lookup(&user));
      });
    }
  }
  for (const llvm::BasicBlock* block : order_) {
    for (const llvm::Instruction& instruction : *block) {
      if ((all_wide_ || wide.lookup(&instruction)) && folding.needs_code(instruction)) {
        numbers_[&instruction] = static_cast<std::uint32_t>(wide_.size());
        wide_.push_back(&instruction);
      }
      std::uint32_t& last = last_use_[&instruction];
      last = std::max(last, positions_.lookup(&instruction));
    }
  }
}

void LiveValues::note_use(std::uint32_t block, std::uint32_t position, const llvm::Value* value) {
  const auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
  if (instruction == nullptr) return;
  const auto at = numbers_.find(instruction);
  if (at == numbers_.end()) return;
  std::uint32_t& last = last_read_[block][at->second];
  last = std::max(last, position);
  if (!blocks_[block].defined.test(at->second)) blocks_[block].exposed.set(at->second);
}

void LiveValues::collect(const Folding& folding) {
  const auto count = static_cast<unsigned>(wide_.size());
  for (Block& block : blocks_)
    for (llvm::BitVector* set : {&block.in, &block.out, &block.defined, &block.exposed}) set->resize(count);
  flows_.resize(count);
  for (std::uint32_t b = 0; b < order_.size(); ++b) {
    for (const llvm::BasicBlock* next : llvm::successors(order_[b])) {
      const std::uint32_t s = block_numbers_.lookup(next);
      blocks_[b].successors.push_back(s);
      blocks_[s].predecessors.push_back(b);
    }
    for (const llvm::Instruction& instruction : *order_[b]) {
      if (!llvm::isa<llvm::PHINode>(instruction) && folding.needs_code(instruction))
        folding.for_each_root(instruction, [&](const llvm::Value* root) {
          note_use(b, positions_.lookup(&instruction), root);
        });
      if (const auto at = numbers_.find(&instruction); at != numbers_.end()) blocks_[b].defined.set(at->second);
    }
  }
  // What flows into a phi is live to the end of the block it comes from.
  for (std::uint32_t b = 0; b < order_.size(); ++b) {
    for (const llvm::PHINode& phi : order_[b]->phis()) {
      for (unsigned i = 0; i < phi.getNumIncomingValues(); ++i) {
        const auto from = block_numbers_.find(phi.getIncomingBlock(i));
        const auto* value = instruction_at(folding, phi.getIncomingValue(i));
        if (from == block_numbers_.end() || value == nullptr) continue;
        const auto number = numbers_.find(value);
        if (number == numbers_.end()) continue;
        blocks_[from->second].out.set(number->second);
        flows_[numbers_.lookup(&phi)].emplace_back(from->second, number->second);
      }
    }
  }
}

void LiveValues::solve() {
  bool changed = true;
  for (Block& block : blocks_) block.in = block.exposed;
  while (changed) {
    changed = false;
    for (std::size_t b = blocks_.size(); b-- > 0;) {
      Block& block = blocks_[b];
      for (const std::uint32_t s : block.successors) block.out |= blocks_[s].in;
      llvm::BitVector in = block.out;
      in.reset(block.defined);
      in |= block.exposed;
      if (in != block.in) {
        block.in = std::move(in);
        changed = true;
      }
    }
  }
}

void LiveValues::find_ranges() {
  ranges_.resize(wide_.size());
  if (all_wide_) {
    std::fill(ranges_.begin(), ranges_.end(), Range{0, static_cast<std::uint32_t>(order_.size() - 1)});
    return;
  }
  for (std::uint32_t b = 0; b < blocks_.size(); ++b) {
    const Block& block = blocks_[b];
    for (const llvm::BitVector* set : {&block.in, &block.out, &block.defined})
      for (const unsigned value : set->set_bits()) ranges_[value].add(b);
    // Phis and landing pads are written at the ends of the blocks before.
    for (const llvm::Instruction& instruction : *order_[b]) {
      const bool pad = llvm::isa<llvm::LandingPadInst>(instruction);
      if (!pad && !llvm::isa<llvm::PHINode>(instruction)) break;
      for (const std::uint32_t p : block.predecessors) ranges_[numbers_.lookup(&instruction)].add(p);
      if (pad) break;
    }
  }
}

// Could a write of one destroy the other? The phi is written on the edges into its block.
bool LiveValues::interferes(std::uint32_t phi, std::uint32_t value) const {
  const std::uint32_t at_phi = block_numbers_.lookup(wide_[phi]->getParent());
  const std::uint32_t at_value = block_numbers_.lookup(wide_[value]->getParent());
  if (blocks_[at_phi].in.test(value)) return true;
  const std::uint32_t first = std::max(ranges_[phi].first, ranges_[value].first);
  const std::uint32_t last = std::min(ranges_[phi].last, ranges_[value].last);
  for (std::uint32_t b = first; b <= last; ++b)
    if (blocks_[b].in.test(phi) && blocks_[b].in.test(value)) return true;
  if (blocks_[at_value].out.test(phi)) return true;
  const auto read = last_read_[at_value].find(phi);
  if (read == last_read_[at_value].end()) return false;
  const std::uint32_t made = positions_.lookup(wide_[value]);
  return read->second > made || (read->second == made && !may_overwrite_operand(*wide_[value]));
}

bool LiveValues::meet(std::uint32_t a, std::uint32_t b) const {
  const std::uint32_t first = std::max(ranges_[a].first, ranges_[b].first);
  const std::uint32_t last = std::min(ranges_[a].last, ranges_[b].last);
  for (std::uint32_t at = first; at <= last; ++at) {
    const Block& block = blocks_[at];
    const auto in = [&](std::uint32_t v) { return block.in.test(v) || block.out.test(v) || block.defined.test(v); };
    if (in(a) && in(b)) return true;
  }
  return false;
}

std::vector<std::vector<std::uint32_t>> LiveValues::shared_slots() const {
  std::vector<std::vector<std::uint32_t>> sets;
  if (all_wide_) return sets;
  llvm::BitVector taken(static_cast<unsigned>(wide_.size()));
  for (std::uint32_t phi = 0; phi < wide_.size(); ++phi) {
    if (!llvm::isa<llvm::PHINode>(wide_[phi]) || !is_scalar(wide_[phi]->getType())) continue;
    std::vector<std::uint32_t> set{phi};
    for (const auto& [block, value] : flows_[phi]) {
      const llvm::Instruction* instruction = wide_[value];
      if (taken.test(value) || llvm::isa<llvm::PHINode, llvm::LandingPadInst, llvm::InvokeInst>(instruction)) continue;
      if (shape_of(instruction->getType()) != shape_of(wide_[phi]->getType()) || interferes(phi, value)) continue;
      if (std::any_of(set.begin() + 1, set.end(), [&](std::uint32_t other) { return meet(value, other); })) continue;
      set.push_back(value);
      taken.set(value);
    }
    if (set.size() > 1) sets.push_back(std::move(set));
  }
  return sets;
}

}  // namespace heddle::native::lower
