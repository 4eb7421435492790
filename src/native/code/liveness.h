// Which slots of a frame hold values that can still be read: the others are erased, so that two states that
// differ only in what nobody looks at any more are one.
//
// What is read only to compute what is dead is dead, too: a counter that nobody looks at does not make every
// round of a loop a state of its own.
//
// A slot that is wrongly called dead is a wrong answer; one that is wrongly called live only costs states.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "native/code/code.h"

namespace heddle::native {

class SlotSet {
 public:
  explicit SlotSet(std::uint32_t slots = 0) : words_((slots + 63) / 64) {}

  bool contains(std::uint32_t slot) const { return (words_[slot / 64] >> (slot % 64)) & 1; }
  void add(std::uint32_t first, std::uint32_t count) {
    for (std::uint32_t s = first; s < first + count; ++s) words_[s / 64] |= std::uint64_t{1} << (s % 64);
  }
  void remove(std::uint32_t first, std::uint32_t count) {
    for (std::uint32_t s = first; s < first + count; ++s) words_[s / 64] &= ~(std::uint64_t{1} << (s % 64));
  }
  void add(const SlotSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  // Bit s % 64 of word s / 64 is slot s; bits above the last slot are 0.
  const std::vector<std::uint64_t>& words() const { return words_; }
  friend bool operator==(const SlotSet&, const SlotSet&) = default;

 private:
  std::vector<std::uint64_t> words_;
};

// Of one function. The sets are made when first asked for and kept: references stay valid. Not for use by
// several threads at a time.
class Liveness {
 public:
  Liveness(const Module& module, const Function& function);

  // Just before the instruction at `pc`, which will be executed.
  const SlotSet& before(std::uint32_t pc);
  // While the call at `pc` is under way: its operands have been read, its result is not there yet. What its
  // landing pad needs is live.
  const SlotSet& during(std::uint32_t pc);

 private:
  struct Block {
    std::uint32_t first = 0, end = 0;  // pcs [first, end)
    SlotSet live_in;
  };
  void find_blocks();
  void solve();
  SlotSet after(std::uint32_t pc) const;
  SlotSet live_out(const Block& block) const;
  // From after the instruction to before it, or, without its uses, to while it runs.
  enum class To : std::uint8_t { Before, During };
  void step_back(std::uint32_t pc, SlotSet& live, To to) const;

  const Module& module_;
  const Function& function_;
  std::vector<Block> blocks_;
  std::vector<std::uint32_t> block_of_;                    // by pc
  std::vector<std::unique_ptr<SlotSet>> before_, during_;  // by pc
};

}  // namespace heddle::native
