// Accesses that observers have been told of since anything else was: telling them again makes no difference
// (EventSink::wants_repeats). A cache beside the state, which holds within one transition of one thread.
#pragma once

#include <array>
#include <cstdint>

#include "native/code/code.h"

namespace heddle::native {

class ToldAccesses {
 public:
  void forget() { ++epoch_; }

  bool contain(Ptr p, std::uint64_t n, bool write) const {
    const Entry& entry = entries_[p / 64 % kEntries];
    if (entry.word != p / 64 || entry.epoch != epoch_) return false;
    const std::uint64_t mask = mask_of(p, n);
    return mask != 0 && (mask & ~(write ? entry.written : entry.accessed)) == 0;
  }
  void add(Ptr p, std::uint64_t n, bool write) {
    Entry& entry = entries_[p / 64 % kEntries];
    if (entry.word != p / 64 || entry.epoch != epoch_) entry = {p / 64, epoch_, 0, 0};
    const std::uint64_t mask = mask_of(p, n);
    entry.accessed |= mask;
    if (write) entry.written |= mask;
  }

 private:
  static constexpr std::size_t kEntries = 1024;
  struct Entry {
    std::uint64_t word = 0, epoch = 0;
    std::uint64_t accessed = 0, written = 0;  // bits of its 64 bytes
  };
  static std::uint64_t mask_of(Ptr p, std::uint64_t n) {  // 0: not within one word of 64 bytes
    const std::uint64_t bit = p % 64;
    return n == 0 || bit + n > 64 ? 0 : (~std::uint64_t{0} >> (64 - n)) << bit;
  }
  std::uint64_t epoch_ = 1;
  std::array<Entry, kEntries> entries_;
};

}  // namespace heddle::native
