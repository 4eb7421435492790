// The Java heap in the state memory: placement, reference counts, escape, collection.
//
// Names. An object's address is decided by its allocation site, its allocating thread and its size, lowest
// free slot first. The slabs that back one (site, thread, size) are reserved once for the process, so the
// same triple means the same addresses on every path, and two interleavings of independent allocations meet
// in one state. The address also depends on which earlier objects of the same triple are dead by then; where
// another thread decides that, one program state may have several names, which costs matches, never
// soundness.
//
// Collection. Heap references are counted as they are written; references in frames are counted when a
// transition ends (interp/frames.h). What a transition leaves with count zero is freed at its end; cycles are
// found only among the transition's own allocations. References from an object to itself are not counted
// (Throwable.cause).
//
// Escape. An object is marked once another thread might reach it: when it is stored into a static or into a
// marked object, or is reachable from a thread that is started. The mark is never taken back. Statics of a
// class that is being initialised are not shared yet: what they hold escapes when the initialiser is done.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/paged_memory.h"
#include "core/choice.h"
#include "java/heap/object.h"
#include "java/link/klass.h"

namespace heddle::java {

using SiteId = std::uint32_t;
inline constexpr ThreadId kInitialisers = 1 << 16;  // + class id: allocated by its initialiser

// Told of what escapes and of what has escaped and goes.
class HeapListener {
 public:
  virtual ~HeapListener() = default;
  virtual void on_escape(Ref object) = 0;
  virtual void on_free(Ref object) = 0;  // it is still there
};

class Heap {
 public:
  explicit Heap(PagedMemory& memory, const std::vector<Klass*>& classes);
  ~Heap();

  PagedMemory& memory() { return memory_; }
  std::byte* address(Ref ref) const { return base_ + (static_cast<Offset>(ref) << kRefShift); }
  static Offset offset(Ref ref) { return static_cast<Offset>(ref) << kRefShift; }

  template <typename T>
  T get(Ref ref, std::uint32_t at) const {
    T value;
    __builtin_memcpy(&value, address(ref) + at, sizeof value);
    return value;
  }
  // A store of anything but a reference.
  template <typename T>
  void put(Ref ref, std::uint32_t at, T value) {
    memory_.touch(offset(ref) + at);  // fields and elements never straddle a page: naturally aligned
    __builtin_memcpy(address(ref) + at, &value, sizeof value);
  }
  void put_ref(Ref holder, std::uint32_t at, Ref value);
  // A reference in static storage; `shared`: others can read it.
  void put_static_ref(Offset at, Ref value, bool shared = true);

  std::uint32_t header(Ref ref) const { return get<std::uint32_t>(ref, 0); }
  const Klass* klass(Ref ref) const { return classes_[header(ref) & kClassIdMask]; }
  std::uint32_t length(Ref array) const { return get<std::uint32_t>(array, kLengthOffset); }
  bool escaped(Ref ref) const { return (header(ref) & kEscaped) != 0; }

  // Zero-filled. kNull when the heap is full.
  Ref allocate(const Klass* klass, SiteId site, ThreadId thread);
  Ref allocate_array(const Klass* klass, std::uint32_t length, SiteId site, ThreadId thread);
  // An immortal, outside of every path: the caller fills it at once and without touching (see
  // paged_memory.h).
  Ref allocate_constant(const Klass* klass, std::uint32_t array_length = 0);

  // A site is named by its method and bytecode index in reports and traces.
  SiteId new_site(const Method* method, std::uint16_t bci);
  SiteId sites() const { return static_cast<SiteId>(sites_.size()); }
  std::string site_name(SiteId site) const;
  SiteId site_of(Ref object) const;
  // The live object, no immortal, that this byte of the state memory belongs to; kNull: none.
  Ref object_at(Offset place) const;
  const Method* site_method(SiteId site) const { return sites_[site]->method; }  // null: none
  // A number for the object that is the same in another process: from its site, its allocator and its slot,
  // none of which depends on what a search visited before. (Addresses do: slabs are reserved in the order of
  // their first use.)
  std::uint64_t stable_name(Ref object) const;
  bool& site_written_shared(SiteId site) { return sites_[site]->written_shared; }
  bool& site_opaque(SiteId site) { return sites_[site]->opaque; }  // elements are read in opaque mode
  bool& written_shared(Ref array) {
    return site_written_shared(site_of(array));
  }  // the escape reduction's mark

  // Constants made from here on are named by what they are, not by where they lie (stable_name).
  void search_begins(std::function<std::string(Ref)> constant_name) {
    search_begins_ = memory_.reserve(Zone::Program, 1);
    constant_name_ = std::move(constant_name);
  }
  void set_everything_escapes(bool on) { all_escape_ = on; }
  void set_immortal_allocation(bool on) { immortal_ = on; }  // boot
  void escape(Ref ref);
  // The initialiser of the class is done. What others can reach only through its statics they reach after
  // that, so the listener is not told.
  void share_statics(const Klass* klass);
  void set_listener(HeapListener* listener) { listener_ = listener; }
  void tell_all_ends() { tell_all_ = true; }  // also of objects that have not escaped

  void count(Ref ref);
  void uncount(Ref ref);
  // Frees what has count zero, and dead cycles among the young. Frames must have been counted.
  void collect();
  void forget_lists();  // the transition was cut short and its memory will be restored
  std::uint64_t young_bytes() const { return young_bytes_; }
  std::uint64_t live_bytes() const;                        // of all objects but immortals
  void set_limit(std::uint64_t bytes) { limit_ = bytes; }  // of one object
  // Frees every other object; `live` is closed under references. Frames must have been counted.
  void free_all_but(const std::unordered_set<Ref>& live);
  // Made before the search, and so there on every path.
  bool precedes_search(Ref constant) const { return offset(constant) < search_begins_; }

  bool confined(Ref holder, std::uint32_t at) const {
    for (std::uint32_t c : klass(holder)->confined_offsets)
      if (c == at) return true;
    return false;
  }

  // Every live, non-immortal object (for reports).
  template <typename Visitor>
  void for_each_object(Visitor&& visit) const;
  // Immortals are listed from here on, for an audit (interp/count_audit.cpp).
  void list_immortals() { lists_immortals_ = true; }
  const std::vector<Ref>& immortals() const { return immortals_; }

  std::uint32_t object_bytes(Ref ref) const;
  template <typename Visitor>
  void for_each_reference(Ref ref, Visitor&& visit) const {
    const Klass* k = klass(ref);
    if (k->is_array) {
      if (k->element_type != BasicType::Reference) return;
      std::uint32_t n = length(ref);
      for (std::uint32_t i = 0; i < n; ++i)
        if (Ref child = get<Ref>(ref, kElementsOffset + 4 * i); child != kNull) visit(child);
      return;
    }
    for (std::uint32_t at : k->reference_offsets)
      if (Ref child = get<Ref>(ref, at); child != kNull) visit(child);
  }

 private:
  struct Slab {
    Offset header;  // state memory: u64 used; u64 bitmap[words]
    Offset first_slot;
    std::uint32_t slots, slot_bytes, words, group;
  };
  struct Group {
    std::uint32_t slot_bytes;
    std::vector<std::uint32_t> slabs;
    SiteId site;
    ThreadId thread;
  };
  struct Site {
    const Method* method = nullptr;
    std::uint16_t bci = 0;
    bool written_shared = false, opaque = false;
    std::uint64_t last_key = ~std::uint64_t{0};
    std::uint32_t last_group = 0;
    std::unordered_map<std::uint64_t, std::uint32_t> groups;  // (thread, slot bytes) -> group
  };

  Ref take_slot(SiteId site, ThreadId thread, std::uint32_t bytes);
  bool add_slab(std::uint32_t group);
  Ref allocate_bytes(const Klass* klass, std::uint64_t bytes, SiteId site, ThreadId thread);
  void free_object(Ref ref);
  void collect_young_cycles();

  PagedMemory& memory_;
  std::byte* base_;
  const std::vector<Klass*>& classes_;
  std::vector<std::unique_ptr<Site>> sites_;
  std::vector<Group> groups_;
  std::vector<Slab> slabs_;  // slab 0 stands for immortals
  std::uint32_t* slab_of_page_ = nullptr;
  Offset boot_next_ = 0, boot_end_ = 0;
  Offset search_begins_ = ~Offset{0};
  std::function<std::string(Ref)> constant_name_;
  bool immortal_ = false, all_escape_ = false, tell_all_ = false;
  bool lists_immortals_ = false;
  std::vector<Ref> immortals_;
  HeapListener* listener_ = nullptr;

  std::vector<Ref> young_, candidates_, work_;
  std::uint64_t young_bytes_ = 0;
  std::uint64_t limit_ = ~std::uint64_t{0};
};

template <typename Visitor>
void Heap::for_each_object(Visitor&& visit) const {
  for (std::size_t i = 1; i < slabs_.size(); ++i) {
    const Slab& slab = slabs_[i];
    for (std::uint32_t slot = 0; slot < slab.slots; ++slot) {
      Ref ref =
          static_cast<Ref>((slab.first_slot + static_cast<Offset>(slot) * slab.slot_bytes) >> kRefShift);
      if (header(ref) != 0) visit(ref);
    }
  }
}

}  // namespace heddle::java
