#include "base/paged_memory.h"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>
#include <new>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/check.h"
#include "base/limits.h"

namespace heddle {
namespace {

constexpr Offset kTotalBytes =
    PagedMemory::kProgramBytes + PagedMemory::kObserverBytes + PagedMemory::kScratchBytes;
constexpr std::size_t kPages = kTotalBytes >> PagedMemory::kPageShift;
constexpr Offset kZoneStart[3] = {0, PagedMemory::kProgramBytes,
                                  PagedMemory::kProgramBytes + PagedMemory::kObserverBytes};
constexpr Offset kZoneEnd[3] = {PagedMemory::kProgramBytes,
                                PagedMemory::kProgramBytes + PagedMemory::kObserverBytes, kTotalBytes};

void* map_lazily(std::size_t bytes) {
  void* p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) {
    std::fprintf(
        stderr,
        "heddle: cannot reserve %zu MB of address space; raise the limit on virtual memory (ulimit -v).\n",
        bytes >> 20);
    std::_Exit(2);
  }
  return p;
}

bool is_zero(const std::byte* p, std::size_t n) {
  std::uint64_t any = 0;
  for (std::size_t i = 0; i < n; i += 8) {
    std::uint64_t word;
    std::memcpy(&word, p + i, 8);
    any |= word;
  }
  return any == 0;
}

}  // namespace

class PagedMemory::Node {
 public:
  Node* parent = nullptr;
  Image* images =
      nullptr;  // while the memory is at or below this node: the parent's content; otherwise this node's
  PagedMemory* owner = nullptr;
  std::uint32_t references = 0;
  std::uint32_t depth = 0;
};

PagedMemory::Snapshot::Snapshot(Node* node) : node_(node) {
  retain(node_);
}
PagedMemory::Snapshot::Snapshot(const Snapshot& other) : node_(other.node_) {
  if (node_ != nullptr) retain(node_);
}
PagedMemory::Snapshot::~Snapshot() {
  if (node_ != nullptr) node_->owner->release(node_);
}

PagedMemory::PagedMemory() {
  base_ = static_cast<std::byte*>(map_lazily(kTotalBytes));
  flags_ = static_cast<std::uint8_t*>(map_lazily(kPages));
  hashes_ = static_cast<Fingerprint*>(map_lazily(kPages * sizeof(Fingerprint)));
  for (int z = 0; z < 3; ++z) next_[z] = kZoneStart[z];
  next_[0] += kPageSize;  // offset 0 is nobody's, so that 0 can mean null
}

PagedMemory::~PagedMemory() {
  free_images(open_);
  if (current_ != nullptr) release(current_);
  for (void* block : blocks_) std::free(block);
  munmap(base_, kTotalBytes);
  munmap(flags_, kPages);
  munmap(hashes_, kPages * sizeof(Fingerprint));
}

bool PagedMemory::can_reserve(Zone zone, std::size_t bytes) const {
  auto z = static_cast<std::size_t>(zone);
  return bytes <= kZoneEnd[z] - next_[z];
}

Offset PagedMemory::reserve(Zone zone, std::size_t bytes) {
  auto z = static_cast<std::size_t>(zone);
  if (!can_reserve(zone, bytes))
    throw Halted{
        Cut::Memory,
        zone == Zone::Program
            ? "the program needs more memory than Heddle can give to one (32 GB for all that it ever "
              "allocates)"
            : "what is remembered about the program's accesses needs more memory than Heddle has for it"};
  Offset at = next_[z];
  next_[z] += (bytes + kPageSize - 1) & ~(kPageSize - 1);
  return at;
}

Zone PagedMemory::zone_of(std::size_t page) const {
  Offset offset = static_cast<Offset>(page) << kPageShift;
  return offset < kZoneEnd[0] ? Zone::Program : offset < kZoneEnd[1] ? Zone::Observer : Zone::Scratch;
}

Fingerprint PagedMemory::hash_page(std::size_t page) const {
  const std::byte* bytes = base_ + (static_cast<Offset>(page) << kPageShift);
  if (is_zero(bytes, kPageSize)) return {};
  XXH128_hash_t h = XXH3_128bits(bytes, kPageSize);
  // The page number must not be a mere offset of the sum: mix it in non-linearly.
  std::uint64_t p = page * 0x9e3779b97f4a7c15ULL;
  return {mix64(h.low64 ^ p), mix64(h.high64 + p)};
}

void PagedMemory::set_hash(std::size_t page, const Fingerprint& hash) {
  Fingerprint& sum = sums_[static_cast<std::size_t>(zone_of(page))];
  sum += hash;
  sum -= hashes_[page];
  hashes_[page] = hash;
}

PagedMemory::Image* PagedMemory::take_image() {
  if (free_ == nullptr) {
    constexpr std::size_t kPerBlock = 256;
    auto* block = static_cast<Image*>(std::malloc(kPerBlock * sizeof(Image)));
    if (block == nullptr) throw std::bad_alloc();
    blocks_.push_back(block);
    image_bytes_ += kPerBlock * sizeof(Image);
    for (std::size_t i = 0; i < kPerBlock; ++i) {
      block[i].next = free_;
      free_ = &block[i];
    }
  }
  Image* image = free_;
  free_ = image->next;
  return image;
}

void PagedMemory::free_images(Image* list) {
  while (list != nullptr) {
    Image* next = list->next;
    list->next = free_;
    free_ = list;
    list = next;
  }
}

void PagedMemory::keep_image(std::size_t page) {
  limits::grow(sizeof(Image));  // before anything changes: it may throw
  flags_[page] |= kImaged;
  if (!tracking_) {
    noted_.push_back(page);
    return;
  }
  if ((flags_[page] & kHashed) == 0) {
    hashes_[page] = hash_page(page);  // its base content
    flags_[page] |= kHashed;
  }
  const std::byte* bytes = base_ + (static_cast<Offset>(page) << kPageShift);
  if (keep_base_ && (flags_[page] & kMoved) == 0) {
    flags_[page] |= kMoved;
    moved_pages_.push_back(page);
    moved_base_.emplace_back(bytes, bytes + kPageSize);
  }
  Image* image = take_image();
  image->page = page;
  image->hash = hashes_[page];
  std::memcpy(image->bytes, bytes, kPageSize);
  image->next = open_;
  open_ = image;
  ++open_count_;
}

void PagedMemory::track() {
  HEDDLE_CHECK(!tracking_, "track() called twice");
  for (std::size_t page : noted_) flags_[page] &= static_cast<std::uint8_t>(~kImaged);
  noted_ = {};
  tracking_ = true;
  current_ = new Node;
  current_->owner = this;
  current_->references = 1;
}

void PagedMemory::settle() {
  for (Image* image = open_; image != nullptr; image = image->next)
    set_hash(image->page, hash_page(image->page));
}

PagedMemory::Snapshot PagedMemory::save() {
  settle();
  return save_settled();
}

PagedMemory::Snapshot PagedMemory::save_settled() {
  HEDDLE_CHECK(tracking_, "save() before track()");
  auto* node = new Node;
  node->owner = this;
  node->parent = current_;  // takes over current_'s reference
  node->depth = current_->depth + 1;
  node->images = open_;
  node->references = 1;  // current_
  for (Image* image = open_; image != nullptr; image = image->next)
    flags_[image->page] &= static_cast<std::uint8_t>(~kImaged);
  open_ = nullptr;
  open_count_ = 0;
  current_ = node;
  return Snapshot(node);
}

void PagedMemory::retain(Node* node) {
  ++node->references;
}

void PagedMemory::release(Node* node) {
  while (node != nullptr && --node->references == 0) {
    Node* parent = node->parent;
    free_images(node->images);
    delete node;
    node = parent;
  }
}

void PagedMemory::revert_open_delta() {
  for (Image* image = open_; image != nullptr; image = image->next) {
    std::memcpy(base_ + (image->page << kPageShift), image->bytes, kPageSize);
    set_hash(image->page, image->hash);
    flags_[image->page] &= static_cast<std::uint8_t>(~kImaged);
  }
  free_images(open_);
  open_ = nullptr;
  open_count_ = 0;
}

void PagedMemory::cross_up(Node* node, bool keep) {
  for (Image* image = node->images; image != nullptr; image = image->next) {
    std::byte* bytes = base_ + (image->page << kPageShift);
    Fingerprint hash = hashes_[image->page];
    if (keep) {
      std::byte held[kPageSize];
      std::memcpy(held, bytes, kPageSize);
      std::memcpy(bytes, image->bytes, kPageSize);
      std::memcpy(image->bytes, held, kPageSize);
    } else {
      std::memcpy(bytes, image->bytes, kPageSize);
    }
    set_hash(image->page, image->hash);
    image->hash = hash;
  }
}

void PagedMemory::cross_down(Node* node) {
  cross_up(node, true);
}

void PagedMemory::restore(const Snapshot& snapshot) {
  HEDDLE_CHECK(snapshot.node_ != nullptr && snapshot.node_->owner == this, "restore of a foreign snapshot");
  revert_open_delta();
  Node* target = snapshot.node_;
  std::vector<Node*> down;
  Node* low = target;
  while (low->depth > current_->depth) {
    down.push_back(low);
    low = low->parent;
  }
  while (current_ != low) {
    if (current_->depth == low->depth) {
      down.push_back(low);
      low = low->parent;
    }
    Node* node = current_;
    bool keep = node->references > 1;  // someone besides current_ can come back
    cross_up(node, keep);
    current_ = node->parent;
    retain(current_);
    release(node);
  }
  for (auto it = down.rbegin(); it != down.rend(); ++it) {
    cross_down(*it);
    retain(*it);
    release(current_);  // the parent stays alive through its child
    current_ = *it;
  }
}

void PagedMemory::encode(Zone zone, std::string& out) const {
  HEDDLE_CHECK(keep_base_, "encode() needs keep_base_contents()");
  for (std::size_t i = 0; i < moved_pages_.size(); ++i) {
    std::size_t page = moved_pages_[i];
    if (zone_of(page) != zone) continue;
    const std::byte* bytes = base_ + (static_cast<Offset>(page) << kPageShift);
    if (std::memcmp(bytes, moved_base_[i].data(), kPageSize) == 0) continue;
    std::uint64_t number = page;
    out.append(reinterpret_cast<const char*>(&number), sizeof number);
    out.append(reinterpret_cast<const char*>(bytes), kPageSize);
  }
}

}  // namespace heddle
