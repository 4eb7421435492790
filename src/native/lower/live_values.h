// Where in a function its values are live. Only values that live beyond their block ("wide" ones) take part;
// the others are known by their last user.
#pragma once

#include <llvm/ADT/BitVector.h>
#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <cstdint>
#include <vector>

#include "native/lower/folding.h"

namespace heddle::native::lower {

class LiveValues {
 public:
  // `order`: the blocks that can be reached, in the order in which they are laid out.
  LiveValues(const llvm::Function& function, const Folding& folding,
             const std::vector<const llvm::BasicBlock*>& order);

  struct Range {  // numbers of blocks, both included
    std::uint32_t first = ~std::uint32_t{0}, last = 0;
    void add(std::uint32_t block) {
      if (block < first) first = block;
      if (block > last) last = block;
    }
    void add(const Range& other) {
      if (other.first <= other.last) add(other.first), add(other.last);
    }
  };

  const std::vector<const llvm::Instruction*>& wide() const { return wide_; }
  const Range& range(std::uint32_t wide) const { return ranges_[wide]; }
  bool is_wide(const llvm::Instruction* value) const { return numbers_.contains(value); }
  // The place in its block of the last instruction that reads a value that is not wide; its own if there is
  // none.
  std::uint32_t last_use(const llvm::Instruction* value) const { return last_use_.lookup(value); }
  std::uint32_t position(const llvm::Instruction* instruction) const {
    return positions_.lookup(instruction);
  }

  // All wide values, by number, in sets that may share a slot without ever disturbing each other: phis and
  // what flows into them.
  std::vector<std::vector<std::uint32_t>> shared_slots() const;

 private:
  struct Block {
    llvm::BitVector in, out, defined, exposed;  // exposed: read before it is defined
    std::vector<std::uint32_t> successors, predecessors;
  };
  void number(const Folding& folding);
  void note_use(std::uint32_t block, std::uint32_t position, const llvm::Value* value);
  void collect(const Folding& folding);
  void solve();
  void find_ranges();
  bool is_live_after(std::uint32_t a, std::uint32_t b) const;
  bool interfere(const std::vector<std::uint32_t>& some, const std::vector<std::uint32_t>& others) const;

  const std::vector<const llvm::BasicBlock*>& order_;
  const bool all_wide_;  // the function calls setjmp: at its second return everything must still be there
  llvm::DenseMap<const llvm::BasicBlock*, std::uint32_t> block_numbers_;
  llvm::DenseMap<const llvm::Instruction*, std::uint32_t> positions_, numbers_, last_use_;
  std::vector<const llvm::Instruction*> wide_;
  std::vector<Block> blocks_;
  std::vector<Range> ranges_;
  std::vector<llvm::DenseMap<std::uint32_t, std::uint32_t>>
      last_read_;                                  // by block: wide value -> last position
  std::vector<std::vector<std::uint32_t>> flows_;  // by phi: the wide values that flow into it
};

}  // namespace heddle::native::lower
