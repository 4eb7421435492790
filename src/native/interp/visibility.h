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
// Cells are 8 bytes of a global, of a variable, or of all objects made at the same place in the code.
// A thread that is alone is watched as long as some thread has ended that nobody has joined: its write might
// as well have come while the other, whose accesses were taken to be invisible, still ran.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/choice.h"
#include "native/objects/objects.h"

namespace heddle::native {

inline constexpr std::uint32_t kByLibrary = 1;  // Event::detail of a Read or Write whose value is not told

enum class Access : std::uint8_t { Read, Write, AtomicRead, AtomicWrite };

class Visibility {
 public:
  explicit Visibility(const Module& module, Objects& objects) : module_(module), objects_(objects) {}

  bool is_visible(SiteId site, std::uint32_t offset, std::uint64_t n) const;
  // `thread` makes an access. True: that shows that accesses which were taken to be invisible are not.
  bool note(SiteId site, std::uint32_t offset, std::uint64_t n, ThreadId thread, Access access);
  // Makes the cells visible whoever uses them. False: they were already.
  bool reveal(SiteId site, std::uint32_t offset, std::uint64_t n);
  bool escapes_from_birth(SiteId site) const { return site < cells_.size() && cells_[site].from_birth; }
  bool learn_escape(SiteId site);

  bool clock_matters = false;
  bool ends_matter = false;  // someone asks whether a thread has ended: ends become visible

  // As names that mean the same in another process.
  std::vector<std::string> names() const;
  void assume(const std::vector<std::string>& names);

 private:
  static constexpr std::uint32_t kMostCells = 1 << 16;  // of one site; what lies beyond is one cell
  struct Cell {
    std::uint16_t user = kNobody;  // the only thread that has used it, or kSeveral
    bool written = false, plain = false, visible = false;
  };
  struct Cells {
    std::vector<Cell> cells;
    bool from_birth = false;
  };
  static std::uint64_t cell_of(std::uint64_t offset) {
    return offset / 8 < kMostCells ? offset / 8 : kMostCells - 1;
  }
  std::string name(const Site& site) const;
  Cells& of(SiteId site);
  const Module& module_;
  Objects& objects_;
  std::vector<Cells> cells_;  // by site
};

}  // namespace heddle::native
