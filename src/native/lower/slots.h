// Where the values of a function live in its frame.
//
// Parameters come first. Then values that live beyond their block: two whose lives, in the order of the
// blocks, do not overlap may share a slot, and a phi shares the slot of what flows into it where that needs
// no copy. Last a pool for values that are used up inside their block, and for what single instructions need
// in between.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Function.h>

#include <cstdint>
#include <vector>

#include "native/lower/live_values.h"
#include "native/lower/shape.h"

namespace heddle::native::lower {

class Slots {
 public:
  Slots(const llvm::Function& function, const LiveValues& live);

  // kNoSlot: the value is of one block only.
  Slot home(const llvm::Value* value) const {
    const auto at = homes_.find(value);
    return at == homes_.end() ? kNoSlot : at->second;
  }
  std::uint32_t params() const { return params_; }

  Slot reserve(std::uint32_t count);  // for the whole function; before the first take()
  Slot take(std::uint32_t count);
  void give(Slot first, std::uint32_t count);
  std::uint32_t frame() const { return pool_ + static_cast<std::uint32_t>(used_.size()); }

 private:
  llvm::DenseMap<const llvm::Value*, Slot> homes_;
  std::uint32_t params_ = 0;
  Slot pool_ = 0;           // first slot of the pool
  std::vector<bool> used_;  // of the pool
  std::size_t lowest_ = 0;  // none below is free
};

}  // namespace heddle::native::lower
