#include "memory/opmm.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/check.h"

namespace heddle::memory {
namespace {

std::uint64_t bit(std::size_t i) {
  return std::uint64_t{1} << i;
}

std::uint64_t low_bytes(std::uint64_t value, std::uint32_t size) {
  return size == 8 ? value : value & (bit(8 * size) - 1);
}

}  // namespace

Opmm::Opmm(PagedMemory& memory, ValueHolder* references)
    : memory_(memory),
      references_(references),
      active_(memory, Zone::Program),
      active_count_at_(memory.reserve(Zone::Program, sizeof(std::uint32_t))),
      alive_(memory, Zone::Program) {
  alive_.set(0, 1);  // the first thread, which nobody starts
}

// --- threads ---

std::vector<ThreadId> Opmm::alive() const {
  std::vector<ThreadId> threads;
  for (std::uint32_t w = 0; w < alive_words_; ++w)
    for (std::uint64_t bits = alive_.get(w); bits != 0; bits &= bits - 1)
      threads.push_back(64 * w + static_cast<ThreadId>(std::countr_zero(bits)));
  return threads;
}

bool Opmm::is_alone(ThreadId thread) const {
  for (std::uint32_t w = 0; w < alive_words_; ++w) {
    const std::uint64_t own = thread / 64 == w ? bit(thread % 64) : 0;
    if ((alive_.get(w) & ~own) != 0) return false;
  }
  return true;
}

void Opmm::set_alive(ThreadId thread, bool on) {
  alive_words_ = std::max(alive_words_, thread / 64 + 1);
  const std::uint64_t word = alive_.get(thread / 64), own = bit(thread % 64);
  alive_.set(thread / 64, on ? word | own : word & ~own);
}

// --- cells and their lists ---

std::uint32_t Opmm::number(CellName name) {
  std::vector<std::uint32_t>& cells = by_word_[name.location / 8];
  for (const std::uint32_t cell : cells)
    if (cells_[cell].name.location == name.location && cells_[cell].name.size == name.size) return cell;
  Cell fresh;
  fresh.name = name;
  fresh.at = memory_.reserve(Zone::Program, sizeof(Header) + kInline * sizeof(Item));
  fresh.origins = memory_.reserve(Zone::Scratch, kMost * sizeof(Origin));
  cells.push_back(static_cast<std::uint32_t>(cells_.size()));
  cells_.push_back(fresh);
  return cells.back();
}

bool Opmm::is_active(std::uint32_t cell) const {
  return (active_.get(cell / 64) >> (cell % 64) & 1) != 0;
}

std::vector<std::uint32_t> Opmm::active() const {
  std::vector<std::uint32_t> cells;
  if (idle()) return cells;
  for (std::uint32_t w = 0; w * 64 < cells_.size(); ++w)
    for (std::uint64_t bits = active_.get(w); bits != 0; bits &= bits - 1)
      cells.push_back(64 * w + static_cast<std::uint32_t>(std::countr_zero(bits)));
  return cells;
}

// The cell with a list that contains all of `name`; null: none. Clash: one that contains only a part of it.
const Opmm::Cell* Opmm::covering(CellName name, std::uint32_t& number, bool& clash) const {
  clash = false;
  if (idle()) return nullptr;
  const auto cells = by_word_.find(name.location / 8);
  if (cells == by_word_.end()) return nullptr;
  const Cell* found = nullptr;
  for (const std::uint32_t at : cells->second) {
    if (!is_active(at)) continue;
    const CellName& other = cells_[at].name;
    const std::uint64_t end = other.location + other.size, wanted = name.location + name.size;
    if (end <= name.location || other.location >= wanted) continue;
    if (other.location <= name.location && wanted <= end) {
      found = &cells_[at];
      number = at;
    } else {
      clash = true;
    }
  }
  return found;
}

Opmm::List Opmm::load(const Cell& cell) const {
  List list;
  list.header = memory_.load<Header>(cell.at);
  const unsigned count = list.header.count, first = std::min(count, kInline);
  if (count == 0) return list;
  list.items.resize(count);
  list.origins.resize(count);
  std::memcpy(list.items.data(), memory_.base() + cell.at + sizeof(Header), first * sizeof(Item));
  if (count > kInline)
    std::memcpy(list.items.data() + kInline, memory_.base() + cell.more, (count - kInline) * sizeof(Item));
  std::memcpy(list.origins.data(), memory_.base() + cell.origins, count * sizeof(Origin));
  return list;
}

// What is no longer used is erased: it would be part of the state.
void Opmm::store(std::uint32_t number, const List& list, const List& before) {
  Cell& cell = cells_[number];
  List out = list;
  out.header.count = static_cast<std::uint32_t>(out.items.size());
  if (out.items.empty()) out.header = {};
  const std::size_t most = std::max(out.items.size(), before.items.size());
  HEDDLE_CHECK(most <= kMost, "a write-list is too long");
  if (most == 0) return;
  out.items.resize(most);
  for (std::size_t i = out.header.count; i < most; ++i) {
    std::memset(static_cast<void*>(&out.items[i]), 0, sizeof(Item));
  }
  memory_.store(cell.at, out.header);
  const std::size_t first = std::min<std::size_t>(most, kInline);
  memory_.touch(cell.at + sizeof(Header), first * sizeof(Item));
  std::memcpy(memory_.base() + cell.at + sizeof(Header), out.items.data(), first * sizeof(Item));
  if (most > kInline) {
    if (cell.more == 0) cell.more = memory_.reserve(Zone::Program, (kMost - kInline) * sizeof(Item));
    memory_.touch(cell.more, (most - kInline) * sizeof(Item));
    std::memcpy(memory_.base() + cell.more, out.items.data() + kInline, (most - kInline) * sizeof(Item));
  }
  if (out.header.count != 0) {
    memory_.touch(cell.origins, out.header.count * sizeof(Origin));
    std::memcpy(memory_.base() + cell.origins, list.origins.data(), out.header.count * sizeof(Origin));
  }
  const bool on = out.header.count != 0;
  if (on != is_active(number)) {
    active_.set(number / 64, active_.get(number / 64) ^ bit(number % 64));
    memory_.store(active_count_at_, memory_.load<std::uint32_t>(active_count_at_) + (on ? 1 : ~0u));
  }
  if (references_ == nullptr) return;
  // First what is new, so that nothing goes in between.
  if (out.header.reference != 0)
    for (const Item& item : list.items)
      if (item.value != 0) references_->hold(item.value);
  if (before.header.reference != 0)
    for (const Item& item : before.items)
      if (item.value != 0) references_->let_go(item.value);
}

// Calls change(list) for every list; it answers whether it changed anything.
template <typename Change>
void Opmm::for_each_list(Change&& change) {
  for (const std::uint32_t cell : active()) {
    const List before = load(cells_[cell]);
    List list = before;
    if (!change(list)) continue;
    settle(list);
    store(cell, list, before);
  }
}

// As bits. The newest is always among them.
std::uint64_t Opmm::readable(const List& list, ThreadId id, Mode mode) const {
  std::uint64_t masked = 0;
  for (std::size_t i = 0; i < list.items.size(); ++i)
    if (sets_.contains(list.items[i].known, thread(id)))
      masked |= mode == Mode::Coherent ? bit(i) - 1 : list.items[i].covers;
  const std::uint64_t all = list.items.size() == 64 ? ~std::uint64_t{0} : bit(list.items.size()) - 1;
  return all & ~masked;
}

// Of equal values plain reads are offered the newest: what comes after does not depend on which it was.
std::uint64_t Opmm::distinct(const List& list, std::uint64_t readable, Mode mode) {
  if (mode == Mode::Coherent) return readable;
  for (std::size_t i = 0; i < list.items.size(); ++i)
    for (std::size_t j = i + 1; j < list.items.size() && (readable >> i & 1) != 0; ++j)
      if ((readable >> j & 1) != 0 && list.items[i].value == list.items[j].value) readable &= ~bit(i);
  return readable;
}

// Drops what nobody can read any more, and gives what is left its one form.
void Opmm::settle(List& list) {
  const std::vector<ThreadId> threads = alive();
  std::uint64_t keep = bit(list.items.size() - 1);
  for (const ThreadId t : threads) keep |= readable(list, t, Mode::Plain);
  for (Item& item : list.items) {
    if (item.known == kEveryone) continue;
    if (std::all_of(threads.begin(), threads.end(),
                    [&](ThreadId t) { return sets_.contains(item.known, thread(t)); }))
      item.known = kEveryone;
  }
  // Of two that write the same, one after the other, and are known to the same, the older adds nothing:
  // whoever can read it can read the newer one, now and later. (Coherent reads are not the same: after the
  // older one more can be read.)
  if (list.header.coherent == 0) {
    for (std::size_t i = 0; i < list.items.size(); ++i)
      for (std::size_t j = i + 1; j < list.items.size(); ++j)
        if ((list.items[j].covers >> i & 1) != 0 && list.items[i].value == list.items[j].value &&
            list.items[i].known == list.items[j].known)
          keep &= ~bit(i);
  }
  std::vector<Item> items;
  std::vector<Origin> origins;
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    if ((keep >> i & 1) == 0) continue;
    Item item = list.items[i];
    std::uint64_t covers = 0;
    for (std::size_t j = 0, at = 0; j < i; ++j) {
      if ((keep >> j & 1) == 0) continue;
      if ((item.covers >> j & 1) != 0) covers |= bit(at);
      ++at;
    }
    item.covers = covers;
    items.push_back(item);
    origins.push_back(list.origins[i]);
  }
  if (items.size() == 1 && items[0].known == kEveryone) {
    items.clear();
    origins.clear();
  }
  list.items = std::move(items);
  list.origins = std::move(origins);
}

// --- writes and reads ---

bool Opmm::fits(CellName name) const {
  bool clash = false;
  std::uint32_t at = 0;
  const Cell* covered = covering(name, at, clash);
  return !clash && (covered == nullptr || covered->name.size == name.size);
}

bool Opmm::write(CellName name, const NewWrite& write) {
  if (!fits(name)) {
    trouble_ = "a location that races under --memory opmm is accessed in pieces of different sizes";
    return false;
  }
  bool clash = false;
  std::uint32_t at = 0;
  if (covering(name, at, clash) == nullptr) {
    if (is_alone(write.thread)) return true;
    at = number(name);
  }
  const List before = load(cells_[at]);
  List list = before;
  if (list.items.empty()) {
    list.items.push_back({.value = low_bytes(write.before, name.size), .covers = 0, .known = kEveryone});
    list.origins.emplace_back();
  }
  Item item{.value = low_bytes(write.value, name.size),
            .covers = 0,
            .known = sets_.with(kNobody, thread(write.thread))};
  for (std::size_t i = 0; i < list.items.size(); ++i)
    if (sets_.contains(list.items[i].known, thread(write.thread))) item.covers |= bit(i);
  if (list.items.size() == kMost) {
    trouble_ = fmt::format(
        "more than {} writes of one location that races can be read at the same time under --memory opmm",
        kMost);
    return false;
  }
  list.items.push_back(item);
  list.origins.push_back({.thread = write.thread, .unused = 0, .at = write.at});
  if (write.mode == Mode::Coherent) list.header.coherent = 1;
  if (write.reference) list.header.reference = 1;
  settle(list);
  store(at, list, before);
  return true;
}

unsigned Opmm::ways(ThreadId thread, CellName name, Mode mode) {
  bool clash = false;
  std::uint32_t at = 0;
  const Cell* cell = covering(name, at, clash);
  if (clash) {
    if (is_settled(thread, name.location, name.size)) return 1;
    trouble_ = "a location that races under --memory opmm is accessed in pieces of different sizes";
    return 0;
  }
  if (cell == nullptr) return 1;
  const List list = load(*cell);
  return static_cast<unsigned>(std::popcount(distinct(list, readable(list, thread, mode), mode)));
}

WriteSeen Opmm::newest(CellName name) {
  return read(kNoThread, name, Mode::Plain, 0);
}

WriteSeen Opmm::read(ThreadId thread_id, CellName name, Mode mode, unsigned way) {
  bool clash = false;
  std::uint32_t at = 0;
  const Cell* cell = covering(name, at, clash);
  HEDDLE_CHECK(cell != nullptr, "a read of a cell without a list");
  const List before = load(*cell);
  std::uint64_t bits = distinct(before, readable(before, thread_id, mode), mode);
  for (; way > 0; --way) bits &= ~std::bit_floor(bits);
  HEDDLE_CHECK(bits != 0, "there is no such write to read");
  const auto i = static_cast<std::size_t>(63 - std::countl_zero(bits));
  const std::uint64_t value = before.items[i].value >> 8 * (name.location - cell->name.location);
  const WriteSeen seen{low_bytes(value, name.size), before.origins[i], i + 1 == before.items.size()};
  if (mode == Mode::Coherent && !sets_.contains(before.items[i].known, thread(thread_id))) {
    List list = before;
    list.items[i].known = sets_.with(list.items[i].known, thread(thread_id));
    settle(list);
    store(at, list, before);
  }
  return seen;
}

// An atomic read that had no choice: coherent reads after it return nothing older.
void Opmm::see_newest(ThreadId id, CellName name) {
  bool clash = false;
  std::uint32_t at = 0;
  const Cell* cell = covering(name, at, clash);
  if (cell == nullptr) return;
  const List before = load(*cell);
  if (before.header.coherent == 0 || sets_.contains(before.items.back().known, thread(id))) return;
  List list = before;
  list.items.back().known = sets_.with(list.items.back().known, thread(id));
  settle(list);
  store(at, list, before);
}

bool Opmm::is_settled(ThreadId thread, std::uint64_t location, std::uint64_t size) {
  for (const std::uint32_t at : active()) {
    const Cell& cell = cells_[at];
    if (cell.name.location + cell.name.size <= location || cell.name.location >= location + size) continue;
    const List list = load(cell);
    if (std::popcount(distinct(list, readable(list, thread, Mode::Plain), Mode::Plain)) > 1) return false;
  }
  return true;
}

void Opmm::write_for_everyone(std::uint64_t from, std::uint64_t size) {
  for (const std::uint32_t at : active()) {
    const std::uint64_t location = cells_[at].name.location;
    if (location < from || location >= from + size) continue;
    store(at, {}, load(cells_[at]));
    simplified_ = true;
  }
}

void Opmm::forget(std::uint64_t from, std::uint64_t size) {
  for (const std::uint32_t at : active()) {
    const std::uint64_t location = cells_[at].name.location;
    if (location < from || location >= from + size) continue;
    store(at, {}, load(cells_[at]));
  }
  for_each_list([&](List& list) {
    bool changed = false;
    for (Item& item : list.items) {
      const KnownBy fewer = sets_.without_range(item.known, from, from + size);
      changed |= fewer != item.known;
      item.known = fewer;
    }
    return changed;
  });
}

void Opmm::release(ThreadId id, Knower to) {
  if (!idle()) pass_on(thread(id), to);
}

void Opmm::learn(ThreadId id, Knower from, const std::function<bool(std::uint64_t)>& cells) {
  for (const std::uint32_t at : active()) {
    const List before = load(cells_[at]);
    List list = before;
    bool changed = false;
    for (Item& item : list.items) {
      if (!sets_.contains(item.known, from) || sets_.contains(item.known, thread(id))) continue;
      if (!changed && !cells(cells_[at].name.location)) break;
      item.known = sets_.with(item.known, thread(id));
      changed = true;
    }
    if (!changed) continue;
    settle(list);
    store(at, list, before);
  }
}

void Opmm::for_each_value(const std::function<void(std::uint64_t, bool)>& visit) const {
  for (const std::uint32_t cell : active()) {
    const List list = load(cells_[cell]);
    for (const Item& item : list.items) visit(item.value, list.header.reference != 0);
  }
}

// --- happens-before ---

// Whatever `from` knows, `to` knows from now on.
void Opmm::pass_on(Knower from, Knower to) {
  for_each_list([&](List& list) {
    bool changed = false;
    for (Item& item : list.items) {
      if (!sets_.contains(item.known, from) || sets_.contains(item.known, to)) continue;
      item.known = sets_.with(item.known, to);
      changed = true;
    }
    return changed;
  });
}

void Opmm::empty(Knower who) {
  for_each_list([&](List& list) {
    bool changed = false;
    for (Item& item : list.items) {
      const KnownBy fewer = sets_.without(item.known, who);
      changed |= fewer != item.known;
      item.known = fewer;
    }
    return changed;
  });
}

void Opmm::replace(Knower from, Knower to) {
  empty(to);
  pass_on(from, to);
}

void Opmm::on_event(const Event& event) {
  const auto has_list = [&] {
    bool clash = false;
    std::uint32_t at = 0;
    return event.size <= 8 && covering({event.location, event.size}, at, clash) != nullptr;
  };
  switch (event.kind) {
    // To fences a plain access is what an atomic one that orders nothing is (Java's fences; C has no such
    // race).
    case EventKind::Read:
      if (has_list()) pass_on(event.location, seen_by(event.thread));
      break;
    case EventKind::Write:
      if (has_list()) pass_on(offered_by(event.thread), event.location);
      break;
    case EventKind::Freed:
      if (!idle()) forget(event.object, event.size);
      break;
    case EventKind::Spawn: {
      const auto child = static_cast<ThreadId>(event.value);
      set_alive(child, true);
      if (!idle()) pass_on(thread(event.thread), thread(child));
      break;
    }
    case EventKind::End:
      if (!idle()) {
        replace(thread(event.thread), event.sync);
        empty(seen_by(event.thread));
        empty(offered_by(event.thread));
      }
      set_alive(event.thread, false);
      if (!idle()) empty(thread(event.thread));
      if (!idle()) for_each_list([](List&) { return true; });  // with fewer readers
      break;
    case EventKind::Fence:
      if (idle()) break;
      if ((event.order & kAcquires) != 0) pass_on(seen_by(event.thread), thread(event.thread));
      if (event.order == (kAcquires | kReleases)) {
        pass_on(kFullFences, thread(event.thread));
        pass_on(thread(event.thread), kFullFences);
      }
      if ((event.order & kReleases) != 0) replace(thread(event.thread), offered_by(event.thread));
      break;
    default:
      if (!idle()) synchronise(event);
      break;
  }
  if (next_ != nullptr) next_->on_event(event);
}

void Opmm::synchronise(const Event& event) {
  const bool reads = event.kind == EventKind::SyncRead || event.kind == EventKind::SyncUpdate ||
                     event.kind == EventKind::SyncFailure;
  const bool writes = event.kind == EventKind::SyncWrite || event.kind == EventKind::SyncUpdate;
  if (event.sync == 0) return;
  if (event.kind == EventKind::SyncFailure || (reads && (event.order & kAcquires) != 0))
    see_newest(event.thread, {event.location, event.size});
  if (event.order == kDeposits) {
    pass_on(event.sync, event.value);
    return empty(event.sync);
  }
  if ((event.order & kAcquires) != 0) {
    pass_on(event.sync, thread(event.thread));
    if (event.kind == EventKind::SyncUpdate) {
      // Its write was noted before: it comes after what the read has acquired.
      bool clash = false;
      std::uint32_t at = 0;
      if (const Cell* cell = covering({event.location, event.size}, at, clash); cell != nullptr) {
        const List before = load(*cell);
        List list = before;
        for (std::size_t i = 0; i + 1 < list.items.size(); ++i)
          if (sets_.contains(list.items[i].known, thread(event.thread))) list.items.back().covers |= bit(i);
        settle(list);
        store(at, list, before);
      }
    }
  } else if (reads) {
    pass_on(event.sync, seen_by(event.thread));
  }
  if ((event.order & kReplaces) != 0) empty(event.sync);
  if ((event.order & kReleases) != 0) {
    pass_on(thread(event.thread), event.sync);
  } else if (writes) {
    pass_on(offered_by(event.thread), event.sync);
  }
}

}  // namespace heddle::memory
