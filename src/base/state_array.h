// An array in the state memory that grows with the numbers that are asked for, for the life of the process.
// What was never written reads as zero, so that its length is not part of the state.
#pragma once

#include <cstddef>
#include <vector>

#include "base/paged_memory.h"

namespace heddle {

template <typename T>
class StateArray {
 public:
  StateArray(PagedMemory& memory, Zone zone) : memory_(memory), zone_(zone) {}

  T get(std::size_t i) const {
    const std::size_t block = i / kPerBlock;
    if (block >= blocks_.size() || blocks_[block] == 0) return T{};
    return memory_.load<T>(blocks_[block] + i % kPerBlock * sizeof(T));
  }
  // Writes only what changes: a touched page costs.
  void set(std::size_t i, T value) {
    if (get(i) == value) return;
    const std::size_t block = i / kPerBlock;
    if (block >= blocks_.size()) blocks_.resize(block + 1, 0);
    if (blocks_[block] == 0) blocks_[block] = memory_.reserve(zone_, kPerBlock * sizeof(T));
    memory_.store(blocks_[block] + i % kPerBlock * sizeof(T), value);
  }

 private:
  static constexpr std::size_t kPerBlock = 4 * PagedMemory::kPageSize / sizeof(T);
  PagedMemory& memory_;
  Zone zone_;
  std::vector<Offset> blocks_;  // 0: not yet reserved
};

}  // namespace heddle
