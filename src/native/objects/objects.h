// The memory of a C program: objects with bounds and a lifetime, in the state memory.
//
// Names. An object's id is its maker's thread number and the lowest index that is free there: independent
// allocations in different threads meet in one state whatever their order. The bytes of an id have a fixed
// place for each size class, chosen when first needed and kept for the life of the process; a free place
// holds its base content (zero, or the pattern that malloc leaves), so that it costs nothing in a state.
//
// Lifetime. An object that has ended is Dead and keeps its id as long as some memory or register still holds
// a pointer to it: an access through that pointer is then a use after free, never an access to an innocent
// newcomer. collect() looks for such pointers and gives the other ids back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/paged_memory.h"
#include "core/choice.h"
#include "native/code/code.h"
#include "native/objects/object.h"

namespace heddle::native {

// Where an object was made or ended: a place in the code. Process-wide, by value.
struct Site {
  std::uint32_t function = 0, pc = 0;        // kNoSlot: none (a global)
  std::uint32_t alloca_or_global = kNoSlot;  // index into Module::allocas or Module::globals, by kind
  ObjectKind kind = ObjectKind::None;
  // Of the heap, if a library made it: where the program called that library (a vector, a shared_ptr).
  std::uint32_t user_function = kNoSlot, user_pc = 0;
  friend bool operator==(const Site&, const Site&) = default;
};
using SiteId = std::uint32_t;

inline constexpr std::uint8_t kFill = 0xbe;  // what fresh memory of malloc and of variables holds

class Objects {
 public:
  Objects(PagedMemory& memory, const Module& module);

  // --- access ---
  // The bytes [p, p + n) if they may be read (written), else null; says nothing about who else can see them.
  // After a null see why().
  const std::byte* readable(Ptr p, std::uint64_t n) const {
    const ObjectRecord& r = record(p);
    const std::uint32_t at = offset_of(p);
    if (__builtin_expect(!ends_within(p, n, r.size), 0)) return nullptr;
    return memory_.base() + r.bytes() + at;
  }
  // The caller announces the write: touch(), or writable() below, which does.
  std::byte* writable(Ptr p, std::uint64_t n) {
    const ObjectRecord& r = record(p);
    const std::uint32_t at = offset_of(p);
    if (__builtin_expect(!ends_within(p, n, r.writable), 0)) return nullptr;
    memory_.touch(r.bytes() + at, n);
    return memory_.base() + r.bytes() + at;
  }
  const ObjectRecord& record(Ptr p) const {
    const ObjectId id = object_of(p);
    return table_[__builtin_expect(id < kObjects, 1) ? id : 0];  // object 0 is never alive
  }
  ObjectRecord& touch_record(ObjectId id);
  const ObjectOrigin& origin(ObjectId id) const {
    if (__builtin_expect(id >= kObjects, 0)) id = 0;  // as record() does
    return *reinterpret_cast<const ObjectOrigin*>(memory_.base() + origins_at_ +
                                                  Offset{id} * sizeof(ObjectOrigin));
  }
  SiteId site(const Site& site);
  const Site& site(SiteId id) const { return sites_[id]; }

  // --- life ---
  // A fresh object; its bytes are kFill, or 0. Returns 0 when the thread has used up its names or memory is
  // full. `user`: kConfined, or the maker (private to it until it escapes).
  Ptr allocate(ThreadId maker, ObjectKind kind, std::uint64_t size, bool zeroed, SiteId site,
               std::uint32_t user);
  // Heap or Stack or ThreadLocal; it becomes Dead. `forget`: no pointer to it can be left: the id is free at
  // once.
  void end(ObjectId id, SiteId where, bool forget = false);
  // Gives back the ids of dead objects that nothing points to. `frames` are the words of all threads that
  // hold live values. Called at every stop; looks at memory only if there are dead objects and it is worth
  // it.
  using Words = std::span<const std::uint64_t>;
  void collect(std::span<const Words> frames);
  std::uint32_t dead() const { return *reinterpret_cast<const std::uint32_t*>(memory_.base() + dead_at_); }
  static constexpr std::uint32_t kMostDead = 4096;  // then collect, even in the middle of a transition

  // Objects made by the program's threads and alive.
  template <typename Visit>
  void for_each_live(Visit&& visit) const;
  // Globals that may hold pointers.
  const std::vector<ObjectId>& pointer_globals() const { return pointer_globals_; }
  Words words(const ObjectRecord& r) const {
    return {reinterpret_cast<const std::uint64_t*>(memory_.base() + r.bytes()), r.size / 8};
  }

  // Why an access was refused, in words: "null pointer", "4 bytes at offset 40 of an object of 40 bytes",
  // "... has ended".
  enum class Refusal : std::uint8_t { Null, NotAPointer, OutOfBounds, Ended, ReadOnly, NotData, Unknown };
  Refusal why(Ptr p, std::uint64_t n, bool write) const;

 private:
  PagedMemory& memory_;
  ObjectRecord* table_ = nullptr;
  Offset table_at_ = 0;
  Offset origins_at_ = 0;
  std::vector<Site> sites_;
  struct SiteKey {
    std::uint64_t place, user;
    friend bool operator==(const SiteKey&, const SiteKey&) = default;
  };
  struct SiteHash {
    std::size_t operator()(const SiteKey& key) const { return key.place * 0x9e3779b97f4a7c15 ^ key.user; }
  };
  std::unordered_map<SiteKey, SiteId, SiteHash> site_index_;

  // Names: per thread a three-level bitmap of used indices, in the state memory; and how far it was ever
  // used.
  Offset names_at_ = 0;
  std::uint32_t most_used_[kThreads] = {};
  Offset name_word(ThreadId maker, unsigned level, std::uint32_t word) const;
  std::uint32_t take_index(ThreadId maker);
  void give_index(ObjectId id);

  // Places.
  struct Arena {
    Offset next = 0, end = 0;
  };
  std::unordered_map<std::uint64_t, Offset> places_;  // (id, size class, zeroed) -> offset
  std::unordered_map<std::uint64_t, Arena> arenas_;  // (maker, size class, zeroed) -> where the next place is
  Offset place(ObjectId id, std::uint64_t size, bool zeroed);
  void blank(const ObjectRecord& r, std::uint64_t size);

  // The dead: a count and a list of ids, in the state memory; beside it the bytes of live objects.
  Offset dead_at_ = 0;
  Offset live_bytes_at_ = 0;
  std::vector<ObjectId> pointer_globals_;
  std::uint64_t global_words_ = 0;

  void lay_out_globals(const Module& module);
};

template <typename Visit>
void Objects::for_each_live(Visit&& visit) const {
  for (ThreadId t = 0; t < kThreads; ++t)
    for (std::uint32_t i = 0; i < most_used_[t]; ++i) {
      const ObjectId id = first_object_of(t) + i;
      const ObjectRecord& r = table_[id];
      if (r.kind() != ObjectKind::None && r.kind() != ObjectKind::Dead) visit(id, r);
    }
}

}  // namespace heddle::native
