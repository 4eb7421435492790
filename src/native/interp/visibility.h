// What is visible (DESIGN.md section 8), and what has been learned about it.
//
// none:   every access to memory that another thread could reach in principle, while other threads are alive.
// escape: an access to an object that has escaped its maker (its address was stored where others can find
// it), and of
//         those only to cells that two threads use and one writes. Accesses to other cells commute with
//         everything that other threads do. Which cells those are is found out on the way, over all paths:
//         the access that makes it true makes the cell visible and starts the search again (Refine). When a
//         search ends without a new one, no execution can contain one: the prefix of any execution up to its
//         first conflict uses only operations that were explored at full granularity or that commute, so the
//         search would have met both accesses. Escape is followed through stores of whole pointers. A program
//         that hides a pointer (copies it byte by byte, or encrypts it) is found out when another thread uses
//         an object that has not escaped: then objects made there count as escaped from birth, and the search
//         starts again.
// sync:   synchronisation only (SC4DRF). Plain accesses are not, as long as they do not race, which is for a
//         detector to find out; what races is revealed. Cells that are accessed both plainly and atomically
//         are visible as under escape.
// Cells are 8 bytes of a global, of a variable, or of all objects made at the same place in the code.
// A thread that is alone is watched as long as some thread has ended that nobody has joined: its write might
// as well have come while the other, whose accesses were taken to be invisible, still ran.
#pragma once

#include <bitset>
#include <cstdint>
#include <string>
#include <vector>

#include "core/choice.h"
#include "native/objects/objects.h"

namespace heddle::native {

// Event::detail of a Read or Write: where the object was made, and whether a model of the library did it,
// which does not tell the value.
inline constexpr std::uint32_t detail_of_access(SiteId site, bool by_library) {
  return site << 1 | (by_library ? 1 : 0);
}
inline constexpr SiteId site_of_access(std::uint32_t detail) {
  return detail >> 1;
}
inline constexpr bool by_library(std::uint32_t detail) {
  return (detail & 1) != 0;
}

enum class Access : std::uint8_t {
  Read,
  Write,
  AtomicRead,
  AtomicWrite,
  Release,  // of a lock: others can tell when only by a look, which is an AtomicWrite (Call::before_release)
  Handle,   // a write that is one step with the release that follows (pthread_create)
  End,      // of an object: as a write of all of it
};

class Visibility {
 public:
  // plain: plain accesses are visible as soon as they are known to conflict (escape).
  Visibility(const Module& module, Objects& objects, bool plain)
      : module_(module), objects_(objects), plain_(plain) {}

  bool is_visible(SiteId site, std::uint32_t offset, std::uint64_t n) const {
    return any(site, offset, n, &Cell::visible);
  }
  // Some threads access it plainly, some atomically, and one writes.
  bool is_mixed(SiteId site, std::uint32_t offset, std::uint64_t n) const;
  // `thread` makes an access. True: that shows that accesses which were taken to be invisible are not.
  bool note(SiteId site, std::uint32_t offset, std::uint64_t n, ThreadId thread, Access access);
  // An access of that kind by that thread is nothing new, and nothing that others notice.
  bool is_settled(SiteId site, std::uint32_t offset, std::uint64_t n, ThreadId thread, bool write) const {
    const std::uint64_t cell = cell_of(offset);
    if (site >= cells_.size() || cell >= cells_[site].cells.size() || cell_of(offset + n - 1) != cell)
      return false;
    const Cell& c = cells_[site].cells[cell];
    return c.plain && !c.visible && (c.owner == kNobody || !write) &&
           (c.user == kSeveral || c.user == thread) && (c.written || !write);
  }
  // Their maker writes the cells plainly before anyone else can reach them. True: as note().
  // The object ends. Whoever gives a lock in it back may come too late: that is noticed.
  bool note_end(SiteId site, std::uint64_t n, ThreadId thread);
  bool note_initialised(SiteId site, std::uint32_t offset, std::uint64_t n);
  // The copies of a reduction are combined with the cells (combinations.cpp).
  bool is_combined(SiteId site, std::uint32_t offset, std::uint64_t n) const;
  // `thread` does so. True: others have used them without knowing.
  bool note_combined(SiteId site, std::uint32_t offset, std::uint64_t n, ThreadId thread);
  // The cells race: makes them visible whoever uses them. False: they were already.
  bool reveal(SiteId site, std::uint32_t offset, std::uint64_t n);
  bool is_revealed(SiteId site, std::uint32_t offset, std::uint64_t n) const {
    return any(site, offset, n, &Cell::revealed);
  }
  // Atomic objects that are read with memory_order_relaxed, under a relaxed memory model. True: it is news.
  bool note_coherent(SiteId site, std::uint32_t offset, std::uint64_t n);
  bool is_coherent(SiteId site, std::uint32_t offset, std::uint64_t n) const {
    return any(site, offset, n, &Cell::coherent);
  }
  bool escapes_from_birth(SiteId site) const { return site < cells_.size() && cells_[site].from_birth; }
  bool learn_escape(SiteId site);
  // `thread` uses them as a part of a mutex or its like. True: others write them plainly, which was not
  // known.
  bool note_object(SiteId site, std::uint32_t offset, std::uint64_t n, ThreadId thread);
  bool is_contested(SiteId site, std::uint32_t offset, std::uint64_t n) const {
    return any(site, offset, n, &Cell::contested);
  }
  // `thread` arrives at a barrier for `count`. True: that shows that more threads use it, so that the order
  // in which they arrive matters.
  bool note_arrival(SiteId site, ThreadId thread, std::uint32_t count);
  bool arrivals_matter(SiteId site) const { return site < cells_.size() && cells_[site].arrivals_matter; }

  bool clock_matters = false;
  bool ends_matter = false;       // someone asks whether a thread has ended: ends become visible
  bool detecting = false;         // races are looked for: what only matters to that is learned
  bool tasks_are_bound = false;   // OpenMP's tasks ask which thread they run on: they choose one, and hold it
  bool stop_at_releases = false;  // Machine::stop_at_releases
  bool relaxed = false;           // opmm: whether a cell races matters by itself

  // As names that mean the same in another process.
  std::vector<std::string> names() const;
  void assume(const std::vector<std::string>& names);

 private:
  static constexpr std::uint32_t kMostCells = 1 << 16;  // of one site; what lies beyond is one cell
  struct Cell {
    std::uint16_t user = kNobody;  // the only thread that has used it, or kSeveral
    bool written = false, plain = false, atomic = false, visible = false, mixed = false, coherent = false;
    bool combined = false;                 // with the copies of a reduction
    bool revealed = false;                 // it races
    bool released = false, ended = false;  // a lock here was given back; the object came to its end
    std::uint16_t writer = kNobody;        // who has written it plainly: one thread, or kSeveral
    std::uint16_t owner = kNobody;         // ... used it as a part of a synchronisation object
    bool contested = false;                // those are not the same one
    bool initialised =
        false;  // written plainly while it was private, where that counts (Interpreter::exact_)
  };
  struct Cells {
    std::vector<Cell> cells;
    bool from_birth = false, arrivals_matter = false;
    bool mixed = false, combined = false;  // some cell is
    std::bitset<kThreads> arrived;         // who has ever been at a barrier here
  };
  static std::uint64_t cell_of(std::uint64_t offset) {
    return offset / 8 < kMostCells ? offset / 8 : kMostCells - 1;
  }
  static bool comes_too_late(Cell& cell);
  static bool is_newly_contested(Cell& cell);
  std::string name(const Site& site) const;
  bool any(SiteId site, std::uint32_t offset, std::uint64_t n, bool Cell::*is) const;
  bool mark(SiteId site, std::uint32_t offset, std::uint64_t n, bool Cell::*is);
  Cells& of(SiteId site);
  void mix(SiteId site, std::uint64_t from, std::uint64_t to);  // cells
  const Module& module_;
  Objects& objects_;
  bool plain_;
  std::vector<Cells> cells_;  // by site
};

}  // namespace heddle::native
