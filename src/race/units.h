// What one thread does for different units of work (core/event.h) in one epoch: between two points at which
// its whole team meets. Other threads might have been given some of those units, and then nothing but a
// common lock would keep them apart. So two accesses by the same thread for different units (or for a unit
// and for itself) that conflict, without a lock that was held at both, are a prediction: somebody has to look
// whether they race when different threads make them. Whatever else orders such accesses would have to be
// synchronisation inside of units; a prediction that it excludes does not come true.
//
// What an explicit task does counts as done by the thread that made it, for the unit that it was made in: on
// another thread it would have come without what this one did before.
//
// Memory of an epoch is proportional to what was touched: cells of 8, 4 or 1 bytes of the program, whichever
// the accesses to 256 bytes need, 20 bytes each, in an arena per thread that is emptied when the epoch ends.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/paged_memory.h"
#include "base/state_array.h"
#include "core/event.h"
#include "race/shadow.h"

namespace heddle::race {

struct Prediction {
  std::uint64_t unit = 0, earlier = 0;  // as in Event::unit
  bool earlier_wrote = false;
};

class Units {
 public:
  explicit Units(PagedMemory& memory) : memory_(memory) {}
  // The event has just happened. An answer: it is an access that might race with an earlier one of its
  // thread.
  std::optional<Prediction> on_event(const Event& event);
  std::size_t bytes() const { return bytes_; }
  // What the thread did before does not count any more.
  void end_epoch(ThreadId thread);

 private:
  // Units are numbered per thread and epoch as the thread comes to them; 0: none, 1: the thread itself.
  struct Cell {
    std::uint32_t writer, other_writer;  // the first, and the latest that is not the first
    std::uint32_t reader, other_reader;
    std::uint16_t write_locks, read_locks;  // held at all of those accesses
  };
  struct Block {  // before the cells of one shadow page: as large as a cell
    std::uint32_t page;
    std::uint32_t grain;  // bytes per cell; 0: nothing there, up to the end of the chunk or of the block
    std::uint32_t cells;
    std::uint32_t unused[2];
  };
  static_assert(sizeof(Block) == sizeof(Cell));
  struct Status {         // of a thread, in the state memory
    std::uint64_t unit;   // the one it works for, as in Event::unit
    std::uint32_t used;   // of its arena, in cells
    std::uint32_t units;  // numbers given
    std::uint32_t now;    // the number of `unit`
    std::uint16_t locks;  // held
    std::uint16_t unused;
    std::uint32_t maker;       // of a task: who made it, in this epoch, + 1; 0: it is none
    std::uint32_t maker_unit;  // the number of the unit that it was made in
    std::uint32_t runs, unused2;
  };
  struct Thread {
    explicit Thread(PagedMemory& memory)
        : status(memory.reserve(Zone::Observer, sizeof(Status))),
          blocks(memory, Zone::Observer),
          firsts(memory, Zone::Scratch),
          names(memory, Zone::Scratch) {}
    Offset status;
    StateArray<std::uint32_t> blocks;  // by shadow page: where its block is in the arena, + 1
    // Of its units: numbers are given in the order of time, and mostly to one piece after the other. The
    // first number of each such run, and what it stands for.
    StateArray<std::uint32_t> firsts;
    StateArray<std::uint64_t> names;
    std::vector<Offset> chunks;  // of the arena
  };
  static constexpr std::uint32_t kChunk = 4096;  // cells

  Thread& of(ThreadId thread);
  Status status(const Thread& t) const { return memory_.load<Status>(t.status); }
  std::optional<Prediction> access(const Event& event);
  std::optional<Prediction> access(Thread& t, std::uint32_t unit, std::uint16_t locks, const Event& event);
  void made_task(const Event& event);
  void leave_maker(const Thread& task);
  void work_for(Thread& t, Status& now, std::uint64_t unit);
  std::uint64_t name_of(const Thread& t, std::uint32_t number) const;
  bool is_old(const Thread& t, std::uint32_t unit, std::uint16_t locks, const Event& event);
  Cell* at(const Thread& t, std::uint32_t index) const;
  Offset offset(const Thread& t, std::uint32_t index) const;
  std::uint32_t block_for(Thread& t, std::uint32_t page, std::uint32_t grain);
  std::uint32_t allocate(Thread& t, std::uint32_t page, std::uint32_t grain);
  void refine(Thread& t, std::uint32_t from, std::uint32_t to);
  struct Conflict {
    std::uint32_t with = 0;  // the number of an earlier unit; 0: none
    bool wrote = false;
  };
  static Conflict conflict(const Cell& cell, std::uint32_t unit, std::uint16_t locks, bool write);
  static Cell after(Cell cell, std::uint32_t unit, std::uint16_t locks, bool write);
  void forget(std::uint64_t from, std::uint64_t size);
  void hold(const Event& event);

  PagedMemory& memory_;
  Shadow shadow_;
  std::vector<Thread> threads_;
  std::unordered_map<std::uint64_t, std::uint16_t> locks_;  // bits of the first sixteen
  std::unordered_set<std::uint64_t> barriers_;              // what is acquired there is no lock
  std::size_t bytes_ = 0;
};

}  // namespace heddle::race
