// The one place where all mutable state lives: a machine's heap, stacks and threads, and what observers
// remember.
//
// The memory is one flat, lazily committed range, so that reading costs what reading costs. Writers announce
// a write with touch() first; the first touch of a page since the last save keeps the page's old content (an
// image). The images since one save form a delta; saved states form a tree whose edges are deltas. Crossing
// an edge, up or down, swaps the images with the memory. So:
//   - a save costs one hash per page written since the last save, whatever the size of the memory;
//   - returning to the parent (depth-first search) costs one page copy per page written;
//   - going to any other state costs the edges between the two: breadth-first order makes that a tour of the
//   tree.
// An alternative, a persistent radix tree of pages, makes every save pay for copying and re-counting the
// inner nodes on the path to each page; with 5-10 written pages per transition that was several times the
// cost.
//
// The fingerprint of a state is the sum of the fingerprints of its pages *relative to the base*: the content
// that a page had before it was first touched while tracking. Reserved pages that were filled before anyone
// touched them (boot heap, string literals, static storage of a class loaded later) therefore belong to every
// state and cost nothing. That is what lets lazily created immutable things exist "always", independent of
// the interleaving.
//
// Not thread-safe: one worker owns one memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "base/fingerprint.h"

namespace heddle {

using Offset = std::uint64_t;  // byte offset from PagedMemory::base()

enum class Zone : std::uint8_t {
  Program,   // the machine's state: always matched
  Observer,  // what observers remember: matched unless --match=program
  Scratch,   // restored, never matched (instruction counts, the length of the output)
};

class PagedMemory {
 public:
  static constexpr unsigned kPageShift = 8;
  static constexpr std::size_t kPageSize = std::size_t{1} << kPageShift;
  static constexpr Offset kProgramBytes = Offset{32} << 30;
  static constexpr Offset kObserverBytes = Offset{8} << 30;
  static constexpr Offset kScratchBytes = Offset{4} << 30;

  class Node;
  // A saved state. Copying shares it; when the last handle and the last descendant go, so do its images.
  class Snapshot {
   public:
    Snapshot() = default;
    Snapshot(const Snapshot& other);
    Snapshot(Snapshot&& other) noexcept : node_(other.node_) { other.node_ = nullptr; }
    Snapshot& operator=(Snapshot other) noexcept {
      std::swap(node_, other.node_);
      return *this;
    }
    ~Snapshot();
    explicit operator bool() const { return node_ != nullptr; }

   private:
    friend class PagedMemory;
    explicit Snapshot(Node* node);
    Node* node_ = nullptr;
  };

  PagedMemory();
  ~PagedMemory();
  PagedMemory(const PagedMemory&) = delete;
  PagedMemory& operator=(const PagedMemory&) = delete;

  std::byte* base() const { return base_; }

  // Reserves zero-filled bytes starting on a fresh page. A reservation is for the life of the process: it is
  // not undone by restore(). Throws Halted when a zone is full (see can_reserve).
  Offset reserve(Zone zone, std::size_t bytes);
  bool can_reserve(Zone zone, std::size_t bytes) const;

  // Announces a write to [offset, offset + size). Must precede the write.
  void touch(Offset offset) {
    std::size_t page = offset >> kPageShift;
    if (__builtin_expect((flags_[page] & kImaged) == 0, 0)) keep_image(page);
  }
  void touch(Offset offset, std::size_t size) {
    if (size == 0) return;
    std::size_t last = (offset + size - 1) >> kPageShift;
    for (std::size_t page = offset >> kPageShift; page <= last; ++page)
      if ((flags_[page] & kImaged) == 0) keep_image(page);
  }

  template <typename T>
  T load(Offset offset) const {
    T value;
    std::memcpy(&value, base_ + offset, sizeof value);
    return value;
  }
  template <typename T>
  void store(Offset offset, const T& value) {
    touch(offset, sizeof value);
    std::memcpy(base_ + offset, &value, sizeof value);
  }

  // Until track() is called writes are free and belong to the base, which every state shares.
  void track();
  bool tracking() const { return tracking_; }

  // Brings fingerprint() up to date with what was written since the last settle, save or restore.
  void settle();
  // Sum over the pages of a zone, relative to the base. Valid after settle, save or restore until the next
  // touch.
  const Fingerprint& fingerprint(Zone zone) const { return sums_[static_cast<std::size_t>(zone)]; }

  Snapshot save();          // settles
  Snapshot save_settled();  // nothing has been written since settle()
  void restore(const Snapshot& snapshot);
  // Number of pages written since the last save or restore (for statistics and tests).
  std::size_t open_pages() const { return open_count_; }

  // Appends an exact, injective encoding of the state of `zone`: every page that differs from its base.
  void encode(Zone zone, std::string& out) const;

  // Bytes held by images, and an estimate of committed flat memory.
  std::size_t image_bytes() const { return image_bytes_; }

 private:
  struct Image {
    Image* next;
    std::uint64_t page;
    Fingerprint hash;  // of `bytes`
    std::byte bytes[kPageSize];
  };
  static constexpr std::uint8_t kImaged = 1;  // has an image in the open delta (or, untracked: was noted)
  static constexpr std::uint8_t kHashed = 2;  // hashes_[page] is valid
  static constexpr std::uint8_t kMoved = 4;   // listed in moved_pages_ with its base content

  void keep_image(std::size_t page);
  Zone zone_of(std::size_t page) const;
  Fingerprint hash_page(std::size_t page) const;
  void set_hash(std::size_t page, const Fingerprint& hash);
  Image* take_image();
  void free_images(Image* list);
  void revert_open_delta();
  void cross_up(Node* node, bool keep);
  void cross_down(Node* node);
  void release(Node* node);
  static void retain(Node* node);

  std::byte* base_ = nullptr;
  std::uint8_t* flags_ = nullptr;  // one per page
  Fingerprint* hashes_ = nullptr;  // one per page
  Offset next_[3];
  bool tracking_ = false;
  Fingerprint sums_[3];
  Node* current_ = nullptr;  // the saved state the open delta starts from
  Image* open_ = nullptr;
  std::size_t open_count_ = 0;
  std::vector<std::size_t> noted_;  // pages flagged before track()
  Image* free_ = nullptr;
  std::vector<void*> blocks_;
  std::size_t image_bytes_ = 0;
  std::vector<std::size_t> moved_pages_;            // every page ever touched while tracking...
  std::vector<std::vector<std::byte>> moved_base_;  // ...and its base content (kept only for encode)
  bool keep_base_ = false;

 public:
  // encode() needs base contents; call before track().
  void keep_base_contents() { keep_base_ = true; }
};

}  // namespace heddle
