// The accesses that one thread has made since anything else happened. Doing one of them again changes nothing
// and races with nothing, which makes loops over shared memory cheap. It is a cache outside of the state: a
// stamp in Zone::Scratch tells when the memory was restored and it no longer holds.
#pragma once

#include <array>
#include <cstdint>

#include "base/paged_memory.h"
#include "core/event.h"

namespace heddle::race {

class RecentAccesses {
 public:
  explicit RecentAccesses(PagedMemory& memory)
      : memory_(memory), stamp_at_(memory.reserve(Zone::Scratch, sizeof stamp_)) {}

  void forget() { ++epoch_; }

  // The access is one of them. Only accesses within one word of 64 bytes are remembered.
  bool contain(const Event& access) {
    if (access.thread != thread_ || memory_.load<std::uint64_t>(stamp_at_) != stamp_) {
      forget();
      thread_ = access.thread;
      return false;
    }
    const Entry& entry = entries_[access.location / 64 % entries_.size()];
    if (entry.epoch != epoch_ || entry.word != access.location / 64) return false;
    const std::uint64_t mask = mask_of(access);
    return mask != 0 && (mask & ~(access.kind == EventKind::Write ? entry.written : entry.accessed)) == 0;
  }

  void add(const Event& access) {
    const std::uint64_t mask = mask_of(access);
    if (mask == 0) return;
    Entry& entry = entries_[access.location / 64 % entries_.size()];
    if (entry.epoch != epoch_ || entry.word != access.location / 64)
      entry = {access.location / 64, epoch_, 0, 0};
    entry.accessed |= mask;
    if (access.kind == EventKind::Write) entry.written |= mask;
    memory_.store(stamp_at_, ++stamp_);
  }

 private:
  struct Entry {
    std::uint64_t word = 0;
    std::uint64_t epoch = 0;
    std::uint64_t accessed = 0;
    std::uint64_t written = 0;
  };
  static std::uint64_t mask_of(const Event& access) {  // 0: not within one word
    const std::uint64_t bit = access.location % 64;
    if (access.size == 0 || bit + access.size > 64) return 0;
    return (~std::uint64_t{0} >> (64 - access.size)) << bit;
  }

  PagedMemory& memory_;
  Offset stamp_at_;
  std::uint64_t stamp_ = 0;
  std::uint64_t epoch_ = 1;
  ThreadId thread_ = kNoThread;
  std::array<Entry, 256> entries_;
};

}  // namespace heddle::race
