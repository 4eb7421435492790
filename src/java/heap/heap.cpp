#include "java/heap/heap.h"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "base/check.h"
#include "base/limits.h"

namespace heddle::java {
namespace {

constexpr std::size_t kHeapPages = PagedMemory::kProgramBytes >> PagedMemory::kPageShift;
constexpr std::uint64_t kMaxObjectBytes = std::uint64_t{7} << 29;  // the largest slot size below 2^32

// Slot sizes: multiples of 8 up to 128, then four per power of two, so that one site's arrays of similar
// length share slabs and at most a quarter is wasted.
std::uint32_t slot_size(std::uint64_t bytes) {
  if (bytes <= 128) return static_cast<std::uint32_t>((bytes + 7) & ~std::uint64_t{7});
  unsigned shift = static_cast<unsigned>(std::bit_width(bytes - 1)) - 3;
  return static_cast<std::uint32_t>(((bytes - 1) >> shift) + 1) << shift;
}

}  // namespace

Heap::Heap(PagedMemory& memory, const std::vector<Klass*>& classes)
    : memory_(memory), base_(memory.base()), classes_(classes) {
  void* p = mmap(nullptr, kHeapPages * sizeof(std::uint32_t), PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  HEDDLE_CHECK(p != MAP_FAILED, "cannot map the slab table");
  slab_of_page_ = static_cast<std::uint32_t*>(p);
  slabs_.push_back({});
  sites_.push_back(std::make_unique<Site>());  // site 0: immortals and natives without a site of their own
}

Heap::~Heap() {
  munmap(slab_of_page_, kHeapPages * sizeof(std::uint32_t));
}

SiteId Heap::new_site(const Method* method, std::uint16_t bci) {
  sites_.push_back(std::make_unique<Site>());
  sites_.back()->method = method;
  sites_.back()->bci = bci;
  return static_cast<SiteId>(sites_.size() - 1);
}

Ref Heap::object_at(Offset place) const {
  const Offset page = place >> PagedMemory::kPageShift;
  const std::uint32_t id = page < kHeapPages ? slab_of_page_[page] : 0;
  if (id == 0) return kNull;
  const Slab& slab = slabs_[id];
  if (place < slab.first_slot) return kNull;
  const Offset slot = (place - slab.first_slot) / slab.slot_bytes;
  if (slot >= slab.slots) return kNull;
  const auto ref = static_cast<Ref>((slab.first_slot + slot * slab.slot_bytes) >> kRefShift);
  return header(ref) == 0 ? kNull : ref;
}

SiteId Heap::site_of(Ref object) const {
  std::uint32_t slab = slab_of_page_[offset(object) >> PagedMemory::kPageShift];
  return slab == 0 ? 0 : groups_[slabs_[slab].group].site;
}

std::string Heap::site_name(SiteId id) const {
  const Site& site = *sites_[id];
  if (site.method == nullptr) return "boot";
  return site.method->holder->name + "." + site.method->name + site.method->descriptor + "@" +
         std::to_string(site.bci);
}

std::uint64_t Heap::stable_name(Ref object) const {
  auto text = [](std::string_view s) {
    std::uint64_t h = 0xcbf29ce484222325ULL;
    for (char c : s) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return mix64(h);
  };
  std::uint32_t id = slab_of_page_[offset(object) >> PagedMemory::kPageShift];
  if (id == 0) {
    // Made at boot, in an order that never changes; or a constant made later: a literal, a mirror, a lambda.
    if (offset(object) < search_begins_) return mix64(object);
    return text(constant_name_ ? constant_name_(object) : klass(object)->name);
  }
  const Slab& slab = slabs_[id];
  const Group& group = groups_[slab.group];
  std::uint64_t slot = (offset(object) - slab.first_slot) / slab.slot_bytes;
  for (std::uint32_t earlier : group.slabs) {
    if (earlier == id) break;
    slot += slabs_[earlier].slots;
  }
  std::uint64_t allocator =
      group.thread < kInitialisers ? group.thread : text(classes_[group.thread - kInitialisers]->name);
  return mix64(text(site_name(group.site)) + 31 * mix64(allocator) + 37 * mix64(group.slot_bytes) + slot);
}

bool Heap::add_slab(std::uint32_t group_index) {
  Group& group = groups_[group_index];
  constexpr std::uint32_t kSmallest = PagedMemory::kPageSize - 16;
  std::uint64_t target = std::uint64_t{kSmallest} << std::min<std::size_t>(2 * group.slabs.size(), 10);
  std::uint32_t slots = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(target / group.slot_bytes));
  std::uint32_t words = (slots + 63) / 64;
  std::uint64_t header_bytes = 8 + 8 * std::uint64_t{words};
  std::uint64_t bytes = header_bytes + std::uint64_t{slots} * group.slot_bytes;
  if (!memory_.can_reserve(Zone::Program, bytes)) return false;
  limits::look();  // large objects come one at a time
  Offset at = memory_.reserve(Zone::Program, bytes);
  auto id = static_cast<std::uint32_t>(slabs_.size());
  slabs_.push_back({at, at + header_bytes, slots, group.slot_bytes, words, group_index});
  group.slabs.push_back(id);
  for (std::size_t page = at >> PagedMemory::kPageShift; page <= (at + bytes - 1) >> PagedMemory::kPageShift;
       ++page)
    slab_of_page_[page] = id;
  return true;
}

Ref Heap::take_slot(SiteId site_id, ThreadId thread, std::uint32_t bytes) {
  Site& site = *sites_[site_id];
  std::uint64_t key = (std::uint64_t{thread} << 32) | bytes;
  if (site.last_key != key) {
    auto [it, fresh] = site.groups.emplace(key, static_cast<std::uint32_t>(groups_.size()));
    if (fresh) groups_.push_back({bytes, {}, site_id, thread});
    site.last_key = key;
    site.last_group = it->second;
  }
  for (std::size_t i = 0;; ++i) {
    if (i == groups_[site.last_group].slabs.size() && !add_slab(site.last_group)) return kNull;
    const Slab& slab = slabs_[groups_[site.last_group].slabs[i]];
    auto used = memory_.load<std::uint64_t>(slab.header);
    if (used == slab.slots) continue;
    auto* bitmap = reinterpret_cast<std::uint64_t*>(base_ + slab.header + 8);
    for (std::uint32_t w = 0;; ++w) {
      if (bitmap[w] == ~std::uint64_t{0}) continue;
      auto bit = static_cast<std::uint32_t>(std::countr_one(bitmap[w]));
      memory_.store<std::uint64_t>(slab.header, used + 1);
      memory_.touch(slab.header + 8 + 8 * w);
      bitmap[w] |= std::uint64_t{1} << bit;
      return static_cast<Ref>((slab.first_slot + static_cast<Offset>(64 * w + bit) * slab.slot_bytes) >>
                              kRefShift);
    }
  }
}

Ref Heap::allocate_bytes(const Klass* klass, std::uint64_t bytes, SiteId site, ThreadId thread) {
  if (bytes > kMaxObjectBytes || bytes > limit_) return kNull;
  if (immortal_) {
    bytes = (bytes + 7) & ~std::uint64_t{7};
    if (boot_next_ + bytes > boot_end_) {
      std::uint64_t chunk = std::max<std::uint64_t>(bytes, 64 << 10);
      if (!memory_.can_reserve(Zone::Program, chunk)) return kNull;
      boot_next_ = memory_.reserve(Zone::Program, chunk);
      boot_end_ = boot_next_ + chunk;
    }
    Ref ref = static_cast<Ref>(boot_next_ >> kRefShift);
    boot_next_ += bytes;
    put<std::uint32_t>(ref, 0, klass->id | kImmortal | (all_escape_ ? kEscaped : 0));
    if (lists_immortals_) immortals_.push_back(ref);
    return ref;
  }
  std::uint32_t size = slot_size(bytes);
  Ref ref = take_slot(site, thread, size);
  if (ref == kNull) return kNull;
  memory_.touch(offset(ref), kHeaderBytes + 4);
  std::uint32_t head = klass->id | kYoung | (all_escape_ ? kEscaped : 0);
  std::memcpy(address(ref), &head, 4);
  young_.push_back(ref);
  young_bytes_ += size;
  return ref;
}

Ref Heap::allocate(const Klass* klass, SiteId site, ThreadId thread) {
  return allocate_bytes(klass, klass->instance_bytes, site, thread);
}

Ref Heap::allocate_array(const Klass* klass, std::uint32_t length, SiteId site, ThreadId thread) {
  std::uint64_t bytes = kElementsOffset + std::uint64_t{length} * size_of(klass->element_type);
  Ref ref = allocate_bytes(klass, bytes, site, thread);
  if (ref != kNull) put<std::uint32_t>(ref, kLengthOffset, length);
  return ref;
}

Ref Heap::allocate_constant(const Klass* klass, std::uint32_t array_length) {
  std::uint64_t bytes = klass->is_array
                            ? kElementsOffset + std::uint64_t{array_length} * size_of(klass->element_type)
                            : klass->instance_bytes;
  HEDDLE_CHECK(memory_.can_reserve(Zone::Program, bytes), "the state memory is full");
  Ref ref = static_cast<Ref>(memory_.reserve(Zone::Program, bytes) >> kRefShift);
  std::uint32_t head = klass->id | kImmortal | kEscaped;
  std::memcpy(address(ref), &head, 4);
  if (klass->is_array) std::memcpy(address(ref) + kLengthOffset, &array_length, 4);
  if (lists_immortals_) immortals_.push_back(ref);
  return ref;
}

std::uint32_t Heap::object_bytes(Ref ref) const {
  const Klass* k = klass(ref);
  return k->is_array ? kElementsOffset + length(ref) * size_of(k->element_type) : k->instance_bytes;
}

void Heap::count(Ref ref) {
  if ((header(ref) & kImmortal) != 0) return;
  put<std::uint32_t>(ref, kCountOffset, get<std::uint32_t>(ref, kCountOffset) + 1);
}

void Heap::uncount(Ref ref) {
  if ((header(ref) & kImmortal) != 0) return;
  auto n = get<std::uint32_t>(ref, kCountOffset);
  HEDDLE_CHECK(n != 0, "reference count below zero");
  put<std::uint32_t>(ref, kCountOffset, n - 1);
  if (n == 1) candidates_.push_back(ref);
}

void Heap::put_ref(Ref holder, std::uint32_t at, Ref value) {
  Ref old = get<Ref>(holder, at);
  if (old == value) return;
  put<Ref>(holder, at, value);
  if (value != kNull && value != holder) {
    count(value);
    if (escaped(holder) && !escaped(value) && !confined(holder, at)) escape(value);
  }
  if (old != kNull && old != holder) uncount(old);
}

void Heap::put_static_ref(Offset at, Ref value, bool shared) {
  Ref old = memory_.load<Ref>(at);
  if (old == value) return;
  memory_.store<Ref>(at, value);
  if (value != kNull) {
    count(value);
    if (shared && !escaped(value)) escape(value);
  }
  if (old != kNull) uncount(old);
}

void Heap::share_statics(const Klass* klass) {
  HeapListener* listener = std::exchange(listener_, nullptr);
  for (std::uint32_t at : klass->static_reference_offsets)
    if (Ref held = memory_.load<Ref>(klass->statics + at); held != kNull && !escaped(held)) escape(held);
  listener_ = listener;
}

void Heap::escape(Ref ref) {
  std::size_t bottom = work_.size();
  work_.push_back(ref);
  while (work_.size() > bottom) {
    Ref r = work_.back();
    work_.pop_back();
    std::uint32_t head = header(r);
    if ((head & kEscaped) != 0) continue;
    put<std::uint32_t>(r, 0, head | kEscaped);
    if (listener_ != nullptr) listener_->on_escape(r);
    const std::vector<std::uint32_t>& held_back = klass(r)->confined_offsets;
    if (held_back.empty()) {
      for_each_reference(r, [&](Ref child) {
        if (!escaped(child)) work_.push_back(child);
      });
      continue;
    }
    for (std::uint32_t at : klass(r)->reference_offsets)
      if (Ref child = get<Ref>(r, at); child != kNull && !escaped(child) && !confined(r, at))
        work_.push_back(child);
  }
}

void Heap::free_object(Ref ref) {
  if (listener_ != nullptr && (escaped(ref) || tell_all_)) listener_->on_free(ref);
  std::uint32_t bytes = object_bytes(ref);
  memory_.touch(offset(ref), bytes);
  std::memset(address(ref), 0, bytes);
  const Slab& slab = slabs_[slab_of_page_[offset(ref) >> PagedMemory::kPageShift]];
  auto slot = static_cast<std::uint32_t>((offset(ref) - slab.first_slot) / slab.slot_bytes);
  memory_.store<std::uint64_t>(slab.header, memory_.load<std::uint64_t>(slab.header) - 1);
  Offset word = slab.header + 8 + 8 * (slot / 64);
  memory_.store<std::uint64_t>(word, memory_.load<std::uint64_t>(word) & ~(std::uint64_t{1} << (slot % 64)));
}

std::uint64_t Heap::live_bytes() const {
  std::uint64_t bytes = 0;
  for (const Slab& slab : slabs_)
    if (slab.slots != 0) bytes += memory_.load<std::uint64_t>(slab.header) * slab.slot_bytes;
  return bytes;
}

void Heap::free_all_but(const std::unordered_set<Ref>& live) {
  std::vector<Ref> dead;
  for_each_object([&](Ref ref) {
    if (!live.contains(ref)) dead.push_back(ref);
  });
  for (Ref ref : dead)
    for_each_reference(ref, [&](Ref child) {
      if (live.contains(child)) uncount(child);
    });
  for (Ref ref : dead) free_object(ref);
}

void Heap::forget_lists() {
  young_.clear();
  candidates_.clear();
  young_bytes_ = 0;
}

void Heap::collect() {
  // Everything with count zero goes, and what only it held. The lists may name an object twice, or one that
  // is gone.
  auto dead = [&](Ref ref) {
    std::uint32_t head = header(ref);
    return head != 0 && (head & kImmortal) == 0 && get<std::uint32_t>(ref, kCountOffset) == 0;
  };
  for (Ref ref : young_)
    if (dead(ref)) candidates_.push_back(ref);
  while (!candidates_.empty()) {
    Ref ref = candidates_.back();
    candidates_.pop_back();
    if (!dead(ref)) continue;
    for_each_reference(ref, [&](Ref child) {
      if (child != ref) uncount(child);
    });
    free_object(ref);
  }
  std::erase_if(young_, [&](Ref ref) { return header(ref) == 0; });
  if (young_.size() > 1) collect_young_cycles();
  for (Ref ref : young_) put<std::uint32_t>(ref, 0, header(ref) & ~kYoung);
  young_.clear();
  young_bytes_ = 0;
}

// A young object whose count exceeds the references from other young objects is held from outside; what is
// not reachable from such an object through young ones is a dead cycle (or hangs off one).
void Heap::collect_young_cycles() {
  std::sort(young_.begin(), young_.end());
  young_.erase(std::unique(young_.begin(), young_.end()), young_.end());
  auto index = [&](Ref ref) {
    return static_cast<std::size_t>(std::lower_bound(young_.begin(), young_.end(), ref) - young_.begin());
  };
  std::vector<std::uint32_t> internal(young_.size(), 0);
  bool any_edge = false;
  for (Ref ref : young_)
    for_each_reference(ref, [&](Ref child) {
      if (child != ref && (header(child) & kYoung) != 0) {
        ++internal[index(child)];
        any_edge = true;
      }
    });
  if (!any_edge) return;
  std::vector<bool> live(young_.size(), false);
  std::vector<std::size_t> work;
  for (std::size_t i = 0; i < young_.size(); ++i)
    if (get<std::uint32_t>(young_[i], kCountOffset) > internal[i]) {
      live[i] = true;
      work.push_back(i);
    }
  while (!work.empty()) {
    Ref ref = young_[work.back()];
    work.pop_back();
    for_each_reference(ref, [&](Ref child) {
      if ((header(child) & kYoung) == 0) return;
      std::size_t i = index(child);
      if (!live[i]) {
        live[i] = true;
        work.push_back(i);
      }
    });
  }
  std::vector<Ref> dead;
  for (std::size_t i = 0; i < young_.size(); ++i)
    if (!live[i]) dead.push_back(young_[i]);
  if (dead.empty()) return;
  for (Ref ref : dead)
    for_each_reference(ref, [&](Ref child) {
      bool dies_too = (header(child) & kYoung) != 0 && !live[index(child)];
      if (!dies_too) uncount(child);
    });
  for (Ref ref : dead) free_object(ref);
  std::erase_if(young_, [&](Ref ref) { return header(ref) == 0; });
  // What the dead cycles held may now be free as well.
  while (!candidates_.empty()) {
    Ref ref = candidates_.back();
    candidates_.pop_back();
    if (header(ref) == 0 || get<std::uint32_t>(ref, kCountOffset) != 0) continue;
    for_each_reference(ref, [&](Ref child) {
      if (child != ref) uncount(child);
    });
    free_object(ref);
  }
  std::erase_if(young_, [&](Ref ref) { return header(ref) == 0; });
}

}  // namespace heddle::java
