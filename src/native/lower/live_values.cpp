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
  if (llvm::isa<llvm::BinaryOperator, llvm::CmpInst, llvm::CastInst, llvm::SelectInst, llvm::LoadInst>(
          instruction))
    return true;
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
      if (const auto at = numbers_.find(&instruction); at != numbers_.end())
        blocks_[b].defined.set(at->second);
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
        flows_[numbers_.lookup(&phi)].push_back(number->second);
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

// Is b live just after a is written? Phis are written where their block begins, as far as this is concerned:
// what their copies read on the edges is read before.
bool LiveValues::is_live_after(std::uint32_t a, std::uint32_t b) const {
  const llvm::Instruction &written = *wide_[a], &other = *wide_[b];
  const std::uint32_t at = block_numbers_.lookup(written.getParent());
  const bool same_block = written.getParent() == other.getParent();
  const bool live_in = blocks_[at].in.test(b);
  if (llvm::isa<llvm::PHINode>(written)) return live_in || (same_block && llvm::isa<llvm::PHINode>(other));
  const std::uint32_t made = positions_.lookup(&written);
  if (!live_in && !(same_block && positions_.lookup(&other) < made)) return false;
  if (blocks_[at].out.test(b)) return true;
  const auto read = last_read_[at].find(b);
  if (read == last_read_[at].end()) return false;
  return read->second > made || (read->second == made && !may_overwrite_operand(written));
}

// In SSA form two values are live at the same time only if one of them is where the other begins.
bool LiveValues::interfere(const std::vector<std::uint32_t>& some,
                           const std::vector<std::uint32_t>& others) const {
  for (const std::uint32_t a : some)
    for (const std::uint32_t b : others)
      if (is_live_after(a, b) || is_live_after(b, a)) return true;
  return false;
}

std::vector<std::vector<std::uint32_t>> LiveValues::shared_slots() const {
  constexpr std::size_t kMost = 64;  // members: enough, and not quadratic
  std::vector<std::vector<std::uint32_t>> sets(wide_.size());
  std::vector<std::uint32_t> set_of(wide_.size());
  for (std::uint32_t v = 0; v < wide_.size(); ++v) sets[v] = {v}, set_of[v] = v;
  for (std::uint32_t phi = 0; phi < wide_.size() && !all_wide_; ++phi) {
    if (!llvm::isa<llvm::PHINode>(wide_[phi]) || !is_scalar(wide_[phi]->getType())) continue;
    for (const std::uint32_t value : flows_[phi]) {
      std::vector<std::uint32_t>&mine = sets[set_of[phi]], &theirs = sets[set_of[value]];
      if (&mine == &theirs || mine.size() + theirs.size() > kMost) continue;
      if (llvm::isa<llvm::LandingPadInst, llvm::InvokeInst>(wide_[value])) continue;
      if (shape_of(wide_[value]->getType()) != shape_of(wide_[phi]->getType()) || interfere(mine, theirs))
        continue;
      for (const std::uint32_t v : theirs) set_of[v] = set_of[phi];
      mine.insert(mine.end(), theirs.begin(), theirs.end());
      theirs.clear();
    }
  }
  std::erase_if(sets, [](const auto& set) { return set.empty(); });
  return sets;
}

}  // namespace heddle::native::lower
