// Hash compaction: a state is known by its 128-bit fingerprint alone (Wolper and Leroy 1993, with so many
// bits that a match is a proof for any practical purpose: collision_bound(10^10) is below 10^-18).
//
// Layout: 32 segments chosen by the top bits of the key's upper half. A segment is an open-addressing table
// with linear probing of packed 21-byte slots: 16 bytes of key, 5 bytes of id. The home slot is the key's
// lower half scaled to the segment's capacity, so a capacity need not be a power of two and a segment grows
// by half. Segments grow one at a time: the peak while growing is the table plus 1/256, never twice the
// table.
#include <sys/mman.h>

#include <array>
#include <cstdlib>
#include <cstring>

#include "base/check.h"
#include "store/stores.h"

namespace heddle::store {
namespace {

constexpr unsigned kSegmentBits = 5;
constexpr std::size_t kIdBytes = 5;
constexpr std::size_t kSlotBytes = sizeof(Fingerprint) + kIdBytes;
constexpr std::size_t kSegments = std::size_t{1} << kSegmentBits;
constexpr std::size_t kFirstCapacity = 2 * kSegments;
constexpr std::size_t kHugePage = std::size_t{2} << 20;

class Segment {
 public:
  Segment() = default;
  Segment(const Segment&) = delete;
  Segment& operator=(const Segment&) = delete;
  ~Segment() { std::free(slots_); }

  // `number` is the segment's own, the same at every call.
  Visit insert(std::size_t number, const Fingerprint& key, StateId fresh) {
    if (used_ * 5 >= capacity_ * 4) grow(capacity_ == 0 ? kFirstCapacity + 2 * number : 2 * capacity_);
    std::byte* slot = find(slots_, capacity_, key);
    if (is_free(slot)) {
      put(slot, key, fresh);
      ++used_;
      return {fresh, true};
    }
    StateId id = 0;
    std::memcpy(&id, slot + sizeof key, kIdBytes);
    return {id, false};
  }
  std::size_t bytes() const { return capacity_ * kSlotBytes; }
  void clear() {
    std::free(slots_);
    slots_ = nullptr;
    capacity_ = used_ = 0;
  }

 private:
  static Fingerprint key_at(const std::byte* slot) {
    Fingerprint key;
    std::memcpy(&key, slot, sizeof key);
    return key;
  }
  static bool is_free(const std::byte* slot) { return key_at(slot) == Fingerprint{}; }
  static void put(std::byte* slot, const Fingerprint& key, StateId id) {
    std::memcpy(slot, &key, sizeof key);
    std::memcpy(slot + sizeof key, &id, kIdBytes);
  }
  // The slot that holds `key`, or the free one where it belongs.
  static std::byte* find(std::byte* slots, std::size_t capacity, const Fingerprint& key) {
    auto at = static_cast<std::size_t>((static_cast<unsigned __int128>(key.lo) * capacity) >> 64);
    for (;;) {
      std::byte* slot = slots + at * kSlotBytes;
      Fingerprint held = key_at(slot);
      if (held == key || held == Fingerprint{}) return slot;
      if (++at == capacity) at = 0;
    }
  }
  // Probing is one cache miss at best; with small pages it would be a miss in the page tables as well.
  static std::byte* allocate(std::size_t capacity) {
    const std::size_t bytes = capacity * kSlotBytes;
    void* slots = nullptr;
    if (bytes < kHugePage) {
      slots = std::calloc(bytes, 1);
    } else if (posix_memalign(&slots, kHugePage, bytes) == 0) {
      madvise(slots, bytes / kHugePage * kHugePage, MADV_HUGEPAGE);
      std::memset(slots, 0, bytes);
    }
    HEDDLE_CHECK(slots != nullptr, "out of memory for the state store");
    return static_cast<std::byte*>(slots);
  }
  void grow(std::size_t capacity) {
    std::byte* slots = allocate(capacity);
    for (std::size_t i = 0; i < capacity_; ++i) {
      const std::byte* slot = slots_ + i * kSlotBytes;
      if (!is_free(slot)) std::memcpy(find(slots, capacity, key_at(slot)), slot, kSlotBytes);
    }
    std::free(slots_);
    slots_ = slots;
    capacity_ = capacity;
  }

  std::byte* slots_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t used_ = 0;
};

class HashCompact final : public StateStore {
 public:
  explicit HashCompact(Zones zones) : zones_(zones) {}

  Visit insert(const PagedMemory& memory, std::uint64_t extra) override {
    Fingerprint key = memory.fingerprint(Zone::Program);
    if (zones_ == Zones::All) key += memory.fingerprint(Zone::Observer);
    if (extra != 0) key += {mix64(extra * 0x9e3779b97f4a7c15ULL), mix64(extra ^ 0xd1b54a32d192ed03ULL)};
    if (key == Fingerprint{}) key = {0x243f6a8885a308d3ULL, 0x13198a2e03707344ULL};  // zero marks a free slot
    const std::size_t segment = key.hi >> (64 - kSegmentBits);
    Visit visit = segments_[segment].insert(segment, key, size_);
    if (visit.is_new) {
      ++size_;
      HEDDLE_CHECK(size_ < StateId{1} << (8 * kIdBytes), "more than 2^40 states");
    }
    return visit;
  }
  std::uint64_t size() const override { return size_; }
  std::uint64_t bytes() const override {
    std::uint64_t total = sizeof *this;
    for (const Segment& segment : segments_) total += segment.bytes();
    return total;
  }
  void clear() override {
    for (Segment& segment : segments_) segment.clear();
    size_ = 0;
  }

 private:
  Zones zones_;
  StateId size_ = 0;
  std::array<Segment, kSegments> segments_;
};

}  // namespace

std::unique_ptr<StateStore> make_hash_compact(Zones zones) {
  return std::make_unique<HashCompact>(zones);
}

}  // namespace heddle::store
