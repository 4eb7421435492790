#include "race/units.h"

#include <algorithm>
#include <bit>

namespace heddle::race {
namespace {

constexpr std::uint32_t kPageBytes = 1u << Shadow::kShift;

std::uint32_t grain_of(std::uint64_t address, std::uint64_t size) {
  const std::uint64_t both = address | size;
  return both % 8 == 0 ? 8 : both % 4 == 0 ? 4 : 1;
}

// Grains are powers of two, and this is asked at every access.
std::uint32_t cell_at(std::uint64_t in_page, std::uint32_t grain) {
  return static_cast<std::uint32_t>(in_page >> std::countr_zero(grain));
}

}  // namespace

Units::Thread& Units::of(ThreadId thread) {
  while (threads_.size() <= thread) {
    threads_.emplace_back(memory_);
    bytes_ += sizeof(Status);
  }
  return threads_[thread];
}

Offset Units::offset(const Thread& t, std::uint32_t index) const {
  return t.chunks[index / kChunk] + index % kChunk * sizeof(Cell);
}

Units::Cell* Units::at(const Thread& t, std::uint32_t index) const {
  return reinterpret_cast<Cell*>(memory_.base() + offset(t, index));
}

void Units::work_for(Thread& t, Status& now, std::uint64_t unit) {
  if (now.now != 0 && now.unit == unit) return;
  if (now.units == 0) now.units = 1;  // the thread itself
  now.unit = unit;
  now.now = unit == 0 ? 1 : ++now.units;
  if (unit != 0 &&
      (now.runs == 0 || t.names.get(now.runs - 1) + (now.now - t.firsts.get(now.runs - 1)) != unit)) {
    t.firsts.set(now.runs, now.now);
    t.names.set(now.runs++, unit);
  }
  memory_.store(t.status, now);
}

std::uint64_t Units::name_of(const Thread& t, std::uint32_t number) const {
  if (number == 1) return 0;  // the thread itself
  std::uint32_t low = 0, high = status(t).runs;
  while (high - low > 1) {
    const std::uint32_t middle = low + (high - low) / 2;
    (t.firsts.get(middle) <= number ? low : high) = middle;
  }
  return t.names.get(low) + (number - t.firsts.get(low));
}

// Room for a page's cells, all zero: the arena was, or was made so when the last epoch ended.
std::uint32_t Units::allocate(Thread& t, std::uint32_t page, std::uint32_t grain) {
  Status now = status(t);
  const std::uint32_t cells = kPageBytes / grain, left = kChunk - now.used % kChunk;
  if (left < 1 + cells) now.used += left;
  if (now.used / kChunk >= t.chunks.size()) {
    t.chunks.push_back(memory_.reserve(Zone::Observer, kChunk * sizeof(Cell)));
    bytes_ += kChunk * sizeof(Cell);
  }
  const std::uint32_t block = now.used;
  memory_.store(offset(t, block), Block{page, grain, cells, {}});
  now.used += 1 + cells;
  memory_.store(t.status, now);
  t.blocks.set(page, block + 1);
  return block;
}

void Units::refine(Thread& t, std::uint32_t from, std::uint32_t to) {
  const auto old = memory_.load<Block>(offset(t, from));
  const auto fresh = memory_.load<Block>(offset(t, to));
  const std::uint32_t times = old.grain / fresh.grain;
  memory_.touch(offset(t, to), (1 + fresh.cells) * sizeof(Cell));
  for (std::uint32_t i = 0; i < fresh.cells; ++i) *at(t, to + 1 + i) = *at(t, from + 1 + i / times);
  memory_.store(offset(t, from), Block{old.page, 0, old.cells, {}});
}

std::uint32_t Units::block_for(Thread& t, std::uint32_t page, std::uint32_t grain) {
  const std::uint32_t known = t.blocks.get(page);
  if (known == 0) return allocate(t, page, grain);
  if (memory_.load<Block>(offset(t, known - 1)).grain <= grain) return known - 1;
  const std::uint32_t finer = allocate(t, page, grain);
  refine(t, known - 1, finer);
  return finer;
}

// With the latest of those that are known.
Units::Conflict Units::conflict(const Cell& cell, std::uint32_t unit, std::uint16_t locks, bool write) {
  const auto another = [unit](std::uint32_t first, std::uint32_t other) {
    return other != 0 && other != unit ? other : first != unit ? first : 0;
  };
  if ((cell.write_locks & locks) == 0)
    if (const std::uint32_t writer = another(cell.writer, cell.other_writer); writer != 0)
      return {writer, true};
  if (write && (cell.read_locks & locks) == 0) return {another(cell.reader, cell.other_reader), false};
  return {};
}

Units::Cell Units::after(Cell cell, std::uint32_t unit, std::uint16_t locks, bool write) {
  std::uint32_t& first = write ? cell.writer : cell.reader;
  std::uint16_t& held = write ? cell.write_locks : cell.read_locks;
  held = first == 0 ? locks : held & locks;
  if (first == 0) first = unit;
  if (first != unit) (write ? cell.other_writer : cell.other_reader) = unit;
  return cell;
}

std::optional<Prediction> Units::access(const Event& event) {
  Thread& own = of(event.thread);
  Status now = status(own);
  if (now.maker != 0) return access(of(now.maker - 1), now.maker_unit, now.locks, event);
  work_for(own, now, event.unit);
  return access(own, now.now, now.locks, event);
}

// Within one cell, of which it was the first to make an access of this kind: nothing changes.
bool Units::is_old(const Thread& t, std::uint32_t unit, std::uint16_t locks, const Event& event) {
  const std::uint64_t address = event.location;
  const std::uint32_t known = t.blocks.get(shadow_.page(address));
  if (known == 0) return false;
  const auto* head = reinterpret_cast<const Block*>(at(t, known - 1));
  const std::uint64_t in_page = address % kPageBytes;
  if ((in_page & (head->grain - 1)) + event.size > head->grain) return false;
  const Cell& cell = *at(t, known + cell_at(in_page, head->grain));
  const bool write = event.kind == EventKind::Write;
  return head->grain <= grain_of(address, event.size) && (write ? cell.writer : cell.reader) == unit &&
         ((write ? cell.write_locks : cell.read_locks) & ~locks) == 0 &&
         conflict(cell, unit, locks, write).with == 0;
}

std::optional<Prediction> Units::access(Thread& t, std::uint32_t unit, std::uint16_t locks,
                                        const Event& event) {
  if (is_old(t, unit, locks, event)) return std::nullopt;
  const bool write = event.kind == EventKind::Write;
  Conflict earlier;
  for (std::uint64_t address = event.location, end = address + event.size; address < end;) {
    const std::uint64_t upto = std::min(end, (address | (kPageBytes - 1)) + 1);
    const std::uint32_t block = block_for(t, shadow_.page(address), grain_of(address, upto - address));
    const std::uint32_t grain = memory_.load<Block>(offset(t, block)).grain;
    for (; address < upto; address += grain) {
      const std::uint32_t index = block + 1 + cell_at(address % kPageBytes, grain);
      Cell* cell = at(t, index);
      if (earlier.with == 0) earlier = conflict(*cell, unit, locks, write);
      const Cell next = after(*cell, unit, locks, write);
      if (std::memcmp(&next, cell, sizeof next) == 0) continue;
      memory_.touch(offset(t, index));
      *cell = next;
    }
  }
  if (earlier.with == 0) return std::nullopt;
  return Prediction{name_of(t, unit), name_of(t, earlier.with), earlier.wrote};
}

void Units::made_task(const Event& event) {
  of(std::max(event.thread, static_cast<ThreadId>(event.value)));  // may move the others
  Thread &maker = of(event.thread), &task = of(static_cast<ThreadId>(event.value));
  Status by = status(maker);
  Status made = status(task);
  if (by.maker == 0) {
    work_for(maker, by, event.unit);
    made.maker = event.thread + 1;
    made.maker_unit = by.now;
  } else {  // a task of a task
    made.maker = by.maker;
    made.maker_unit = by.maker_unit;
  }
  memory_.store(task.status, made);
}

void Units::leave_maker(const Thread& task) {
  Status now = status(task);
  if (now.maker == 0) return;
  now.maker = now.maker_unit = 0;
  memory_.store(task.status, now);
}

void Units::end_epoch(ThreadId thread) {
  Thread& t = of(thread);
  Status now = status(t);
  if (now.units == 0) return;
  for (std::uint32_t block = 0; block < now.used;) {
    const auto head = memory_.load<Block>(offset(t, block));
    if (head.cells == 0) {  // the rest of a chunk
      block += kChunk - block % kChunk;
      continue;
    }
    if (head.grain != 0) t.blocks.set(head.page, 0);
    memory_.touch(offset(t, block), (1 + head.cells) * sizeof(Cell));
    std::memset(at(t, block), 0, (1 + head.cells) * sizeof(Cell));
    block += 1 + head.cells;
  }
  now.unit = 0;
  now.used = now.units = now.now = now.runs = 0;
  memory_.store(t.status, now);
  for (const Thread& task : threads_)
    if (status(task).maker == thread + 1) leave_maker(task);
}

// The bytes are gone: another object may have their names.
void Units::forget(std::uint64_t from, std::uint64_t size) {
  for (std::uint64_t address = from; address < from + size; address = (address | (kPageBytes - 1)) + 1) {
    const std::uint32_t page = shadow_.find(address);
    if (page == Shadow::kNone) continue;
    const std::uint64_t upto = std::min(from + size, (address | (kPageBytes - 1)) + 1);
    for (Thread& t : threads_) {
      const std::uint32_t block = t.blocks.get(page);
      if (block == 0) continue;
      const std::uint32_t grain = memory_.load<Block>(offset(t, block - 1)).grain;
      // A cell that is only partly gone is kept: objects begin at multiples of any grain.
      const auto first = static_cast<std::uint32_t>(address % kPageBytes + grain - 1) / grain;
      const auto last = static_cast<std::uint32_t>((upto - 1) % kPageBytes) / grain;
      for (std::uint32_t i = first; i <= last; ++i) {
        memory_.touch(offset(t, block + i));
        *at(t, block + i) = {};
      }
    }
  }
}

void Units::hold(const Event& event) {
  if ((event.order & kArrives) != 0) {
    barriers_.insert(event.sync);
    return;
  }
  if (event.sync == 0 || barriers_.contains(event.sync)) return;
  const auto [at, fresh] = locks_.try_emplace(event.sync, static_cast<std::uint16_t>(0));
  if (fresh && locks_.size() <= 16) at->second = static_cast<std::uint16_t>(1u << (locks_.size() - 1));
  if (at->second == 0) return;  // as if it were none: a prediction too many
  Thread& t = of(event.thread);
  Status now = status(t);
  const auto bit = at->second;
  const auto held =
      static_cast<std::uint16_t>(event.kind == EventKind::Acquire ? now.locks | bit : now.locks & ~bit);
  if (held == now.locks) return;
  now.locks = held;
  memory_.store(t.status, now);
}

std::optional<Prediction> Units::on_event(const Event& event) {
  switch (event.kind) {
    case EventKind::Read:
    case EventKind::Write: return event.unit == kOwnStorage ? std::nullopt : access(event);
    case EventKind::Acquire:
    case EventKind::Release: hold(event); break;
    case EventKind::Freed: forget(event.object, event.size); return std::nullopt;
    case EventKind::Spawn:
      if (event.object != 0) break;  // the first of a team
      made_task(event);
      return std::nullopt;
    case EventKind::End:  // its number may be given to another
      end_epoch(event.thread);
      leave_maker(of(event.thread));
      break;
    default: break;
  }
  // Where a team begins, and where all of it meets: what this thread did before comes first for everybody.
  // Not if it is a team within a unit of another one.
  const bool meets = event.kind == EventKind::Spawn || (event.order & kArrives) != 0;
  if (meets && event.unit == 0) end_epoch(event.thread);
  return std::nullopt;
}

}  // namespace heddle::race
