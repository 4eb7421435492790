#include "native/objects/objects.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/check.h"
#include "base/limits.h"

namespace heddle::native {
namespace {

constexpr std::uint32_t kIndices = indices_of(0);  // the most that a thread has
// Words of the three levels: a bit per index; a bit per full word of the first; a bit per full word of the
// second.
constexpr std::uint32_t kLevelWords[3] = {kIndices / 64, kIndices / 4096, kIndices / 262144};
constexpr std::uint32_t kLevelStart[3] = {0, kLevelWords[0], kLevelWords[0] + kLevelWords[1]};
constexpr std::uint32_t kNameWords = kLevelWords[0] + kLevelWords[1] + kLevelWords[2];

constexpr std::uint64_t kChunk = 4096;              // places of small objects come in chunks
constexpr std::uint64_t kFilledUpTo = 1u << 28;     // larger blocks of malloc are left as they are: all zero
constexpr std::uint64_t kScannedPerDead = 1 << 16;  // bytes worth looking at to free one name

// Few classes, so that an id that comes back with another size finds its old place again.
std::uint64_t size_class(std::uint64_t size) {
  if (size <= 256) return std::max<std::uint64_t>(16, (size + 15) & ~std::uint64_t{15});
  const std::uint64_t step = std::bit_floor(size) / 4;
  return (size + step - 1) / step * step;
}

}  // namespace

Objects::Objects(PagedMemory& memory, const Module& module) : memory_(memory) {
  table_at_ = memory.reserve(Zone::Program, std::size_t{kObjects} * sizeof(ObjectRecord));
  table_ = reinterpret_cast<ObjectRecord*>(memory.base() + table_at_);
  origins_at_ = memory.reserve(Zone::Scratch, std::size_t{kObjects} * sizeof(ObjectOrigin));
  names_at_ = memory.reserve(Zone::Program, std::size_t{kThreads} * kNameWords * 8);
  dead_at_ = memory.reserve(Zone::Program, 4 + std::size_t{kIndices} * 4);
  live_bytes_at_ = memory.reserve(Zone::Program, 8);
  sites_.push_back({});
  HEDDLE_CHECK(take_index(0) == 0, "object 0 is the null pointer's");
  lay_out_globals(module);
}

void Objects::lay_out_globals(const Module& module) {
  for (std::uint32_t i = 0; i < module.globals.size(); ++i) {
    const Global& global = module.globals[i];
    if (!global.defined || global.thread_local_) continue;
    if (global.size > kLargestObject)
      throw Halted{Cut::Memory, "the variable " + global.name + " of " + std::to_string(global.size) +
                                    " bytes is larger than Heddle's memory for programs allows (3 GB)"};
    const ObjectId id = object_of_global(i);
    // Constants get pages of their own: they belong to every state.
    Arena& arena = arenas_[global.constant ? 1 : 0];
    const std::uint64_t bytes = (std::max<std::uint64_t>(global.size, 1) + 15) & ~std::uint64_t{15};
    if (arena.next + bytes > arena.end) {
      arena.next = memory_.reserve(Zone::Program, std::max(bytes, 4 * kChunk));
      arena.end = arena.next + std::max(bytes, 4 * kChunk);
    }
    const Offset at = arena.next;
    arena.next += bytes;
    if (!global.bytes.empty())
      std::memcpy(memory_.base() + at, global.bytes.data(),
                  std::min<std::uint64_t>(global.bytes.size(), global.size));
    for (const Relocation& r : global.relocations)
      if (r.offset + 8 <= global.size) std::memcpy(memory_.base() + at + r.offset, &r.value, 8);
    ObjectRecord& record = table_[id];
    const ObjectKind kind = global.constant ? ObjectKind::Constant : ObjectKind::Global;
    record.at = at | ObjectRecord::kZeroed | ObjectRecord::kEscaped |
                (std::uint64_t{static_cast<std::uint8_t>(kind)} << ObjectRecord::kKindShift);
    record.set_user(global.constant ? kConfined : kNobody);
    record.size = static_cast<std::uint32_t>(global.size);
    record.writable = global.constant ? 0 : record.size;
    auto& origin =
        *reinterpret_cast<ObjectOrigin*>(memory_.base() + origins_at_ + Offset{id} * sizeof(ObjectOrigin));
    origin.site = site({kNoSlot, 0, i, kind});
    if (!global.constant && global.may_hold_pointers) {
      pointer_globals_.push_back(id);
      global_words_ += global.size / 8;
    }
  }
  const std::uint32_t code = static_cast<std::uint32_t>(module.globals.size());
  const std::uint32_t count = static_cast<std::uint32_t>(module.functions.size() + module.externals.size());
  for (std::uint32_t i = 0; i < count; ++i) {
    ObjectRecord& record = table_[object_of_global(code + i)];
    record.at = std::uint64_t{static_cast<std::uint8_t>(ObjectKind::Function)} << ObjectRecord::kKindShift;
    record.set_user(kConfined);
  }
}

SiteId Objects::site(const Site& site) {
  const std::uint64_t place = site.function == kNoSlot
                                  ? (std::uint64_t{kNoSlot} << 32) + site.alloca_or_global
                                  : (std::uint64_t{site.function} << 32) + site.pc;
  const SiteKey key{place, (std::uint64_t{site.user_function} << 32) + site.user_pc};
  auto [it, fresh] = site_index_.try_emplace(key, static_cast<SiteId>(sites_.size()));
  if (fresh) sites_.push_back(site);
  if (sites_[it->second].kind == ObjectKind::None) sites_[it->second] = site;  // was only mentioned before
  return it->second;
}

ObjectRecord& Objects::touch_record(ObjectId id) {
  memory_.touch(table_at_ + Offset{id} * sizeof(ObjectRecord));
  return table_[id];
}

// --- names ---

Offset Objects::name_word(ThreadId maker, unsigned level, std::uint32_t word) const {
  return names_at_ + (Offset{maker} * kNameWords + kLevelStart[level] + word) * 8;
}

// The lowest free one; kNoSlot: there is none.
std::uint32_t Objects::take_index(ThreadId maker) {
  const std::uint32_t tops = indices_of(maker) / (kIndices / kLevelWords[2]);
  std::uint32_t top = 0;
  while (top < tops && memory_.load<std::uint64_t>(name_word(maker, 2, top)) == ~std::uint64_t{0}) ++top;
  if (top == tops) return kNoSlot;
  std::uint32_t at = top;
  for (unsigned level = 2;; --level) {
    at = at * 64 + static_cast<std::uint32_t>(
                       std::countr_one(memory_.load<std::uint64_t>(name_word(maker, level, at))));
    if (level == 0) break;
  }
  std::uint32_t bit = at;
  for (unsigned level = 0; level < 3; ++level, bit /= 64) {
    const Offset word = name_word(maker, level, bit / 64);
    const std::uint64_t bits = memory_.load<std::uint64_t>(word) | (std::uint64_t{1} << (bit % 64));
    memory_.store(word, bits);
    if (bits != ~std::uint64_t{0}) break;
  }
  most_used_[maker] = std::max(most_used_[maker], at + 1);
  return at;
}

void Objects::give_index(ObjectId id) {
  const ThreadId maker = maker_of(id);
  std::uint32_t bit = id - first_object_of(maker);
  for (unsigned level = 0; level < 3; ++level, bit /= 64) {
    const Offset word = name_word(maker, level, bit / 64);
    const std::uint64_t bits = memory_.load<std::uint64_t>(word);
    memory_.store(word, bits & ~(std::uint64_t{1} << (bit % 64)));
    if (bits != ~std::uint64_t{0}) break;  // was not full: the levels above did not say so
  }
}

// --- places ---

Offset Objects::place(ObjectId id, std::uint64_t size, bool zeroed) {
  const std::uint64_t bytes = size_class(size);
  auto [it, fresh] = places_.try_emplace((std::uint64_t{id} << 34) ^ (bytes << 1) ^ (zeroed ? 1 : 0), 0);
  if (it->second != 0) return it->second;  // not so if a limit came in between
  const bool filled = !zeroed && bytes <= kFilledUpTo;
  if (bytes > kChunk / 4) {
    if (!memory_.can_reserve(Zone::Program, bytes)) {
      places_.erase(it);
      return 0;
    }
    if (filled) limits::grow(bytes);
    it->second = memory_.reserve(Zone::Program, bytes);
    if (filled) std::memset(memory_.base() + it->second, kFill, bytes);
    return it->second;
  }
  const ThreadId maker = maker_of(id);
  Arena& arena = arenas_[2 + ((std::uint64_t{maker} << 32) | (bytes << 1) | (zeroed ? 1 : 0))];
  if (arena.next + bytes > arena.end) {
    if (!memory_.can_reserve(Zone::Program, kChunk)) {
      places_.erase(it);
      return 0;
    }
    limits::grow(kChunk);
    arena.next = memory_.reserve(Zone::Program, kChunk);
    arena.end = arena.next + kChunk;
    if (filled) std::memset(memory_.base() + arena.next, kFill, kChunk);
  }
  it->second = arena.next;
  arena.next += bytes;
  return it->second;
}

// Gives the place its base content back, writing only where it differs.
void Objects::blank(const ObjectRecord& r, std::uint64_t size) {
  const int fill = r.zeroed() || size_class(size) > kFilledUpTo ? 0 : kFill;
  std::byte blank_page[PagedMemory::kPageSize];
  std::memset(blank_page, fill, sizeof blank_page);
  Offset at = r.bytes();
  const Offset end = at + size;
  while (at < end) {
    const Offset next = std::min<Offset>(end, (at | (PagedMemory::kPageSize - 1)) + 1);
    if (std::memcmp(memory_.base() + at, blank_page, next - at) != 0) {
      memory_.touch(at);
      std::memset(memory_.base() + at, fill, next - at);
    }
    at = next;
  }
}

// --- life ---

Ptr Objects::allocate(ThreadId maker, ObjectKind kind, std::uint64_t size, bool zeroed, SiteId site,
                      std::uint32_t user) {
  if (size > kLargestObject) return 0;
  const std::uint32_t index = take_index(maker);
  if (index == kNoSlot) return 0;
  const ObjectId id = first_object_of(maker) + index;
  const Offset at = place(id, size, zeroed);
  if (at == 0) {
    give_index(id);
    return 0;
  }
  ObjectRecord& r = touch_record(id);
  r.at = at | (zeroed ? ObjectRecord::kZeroed : 0) |
         (std::uint64_t{static_cast<std::uint8_t>(kind)} << ObjectRecord::kKindShift);
  r.set_user(user);
  r.size = r.writable = static_cast<std::uint32_t>(size);
  memory_.store<ObjectOrigin>(origins_at_ + Offset{id} * sizeof(ObjectOrigin), {site, 0});
  memory_.store(live_bytes_at_, memory_.load<std::uint64_t>(live_bytes_at_) + size);
  return pointer_to(id);
}

void Objects::end(ObjectId id, SiteId where, bool forget) {
  ObjectRecord& r = touch_record(id);
  blank(r, r.size);
  memory_.store(live_bytes_at_, memory_.load<std::uint64_t>(live_bytes_at_) - r.size);
  r = {};
  if (forget) {
    memory_.store<ObjectOrigin>(origins_at_ + Offset{id} * sizeof(ObjectOrigin), {});
    give_index(id);
    return;
  }
  r.at = std::uint64_t{static_cast<std::uint8_t>(ObjectKind::Dead)} << ObjectRecord::kKindShift;
  memory_.store<ObjectOrigin>(origins_at_ + Offset{id} * sizeof(ObjectOrigin), {origin(id).site, where});
  const std::uint32_t count = dead();
  memory_.store(dead_at_ + 4 + Offset{count} * 4, id);
  memory_.store(dead_at_, count + 1);
}

void Objects::collect(std::span<const Words> frames) {
  const std::uint32_t count = dead();
  if (count == 0) return;
  std::uint64_t bytes = global_words_ * 8 + memory_.load<std::uint64_t>(live_bytes_at_);
  for (const Words& words : frames) bytes += words.size_bytes();
  if (bytes > count * kScannedPerDead) return;

  std::vector<ObjectId> ids(count);
  std::memcpy(ids.data(), memory_.base() + dead_at_ + 4, count * 4);
  std::sort(ids.begin(), ids.end());
  std::vector<bool> referenced(count, false);
  const ObjectId least = ids.front(), most = ids.back();
  auto scan = [&](const Words& words) {
    for (std::uint64_t word : words) {
      const std::uint64_t id = word >> 32;
      if (id < least || id > most) continue;
      auto it = std::lower_bound(ids.begin(), ids.end(), static_cast<ObjectId>(id));
      if (*it == id) referenced[static_cast<std::size_t>(it - ids.begin())] = true;
    }
  };
  for (const Words& words : frames) scan(words);
  for (ObjectId id : pointer_globals_) scan(words(table_[id]));
  for_each_live([&](ObjectId, const ObjectRecord& r) { scan(words(r)); });

  std::vector<ObjectId> kept;
  for (std::uint32_t i = 0; i < count; ++i) {
    if (referenced[i]) {
      kept.push_back(ids[i]);
      continue;
    }
    touch_record(ids[i]) = {};
    memory_.store<ObjectOrigin>(origins_at_ + Offset{ids[i]} * sizeof(ObjectOrigin), {});
    give_index(ids[i]);
  }
  kept.resize(count, 0);  // erases the rest of the list
  memory_.touch(dead_at_, 4 + Offset{count} * 4);
  const auto left = static_cast<std::uint32_t>(
      std::count_if(kept.begin(), kept.end(), [](ObjectId id) { return id != 0; }));
  std::memcpy(memory_.base() + dead_at_, &left, 4);
  std::memcpy(memory_.base() + dead_at_ + 4, kept.data(), count * 4);
}

Objects::Refusal Objects::why(Ptr p, std::uint64_t n, bool write) const {
  const ObjectId id = object_of(p);
  if (id == 0) return p < 4096 ? Refusal::Null : Refusal::NotAPointer;
  if (id >= kObjects) return Refusal::NotAPointer;
  const ObjectRecord& r = table_[id];
  switch (r.kind()) {
    case ObjectKind::None: return is_global_range(id) ? Refusal::Unknown : Refusal::NotAPointer;
    case ObjectKind::Dead: return Refusal::Ended;
    case ObjectKind::Function: return Refusal::NotData;
    default: break;
  }
  return write && ends_within(p, n, r.size) ? Refusal::ReadOnly : Refusal::OutOfBounds;
}

}  // namespace heddle::native
