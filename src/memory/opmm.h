// OpMM: what a read may return under an operational relaxed memory model (De, Roychoudhury, D'Souza: "Java
// Memory Model aware Software Validation"; DESIGN.md section 7).
//
// The paper gives each thread a view of the heap, where a cell holds the list of the writes, releases and
// acquires so far, and a read walks that list backwards (Mask&Read). What the walk computes is
//
//     a write w can be read by thread t  unless  some write w' of the same cell has
//                                                w happens-before w' happens-before (t, now)
//
// and that is what is kept here, once for all threads: a cell has the list of its writes; a write has the set
// of those in whose past it is (threads, and sync objects that carry it), and the set of the older writes of
// its cell that happen before it. A write that every thread is masked from is dropped; a cell with one write
// that everyone knows of has no list, and memory holds its value. So the lists are as long as threads
// disagree, a program that loops has finitely many states, and equal situations are equal bytes.
//
// Memory always holds the newest value: it is what a sequentially consistent read returns.
//
// Coherent reads (C's relaxed atomics, Java's opaque mode) are also bounded by the order of the writes: never
// older than what the thread, or what happens before it, has read or written of that cell.
//
// Events of the machine pass through here on their way to observers: their order bits (core/event.h) are all
// that is needed to know what happens before what.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/paged_memory.h"
#include "base/state_array.h"
#include "core/event.h"
#include "memory/known_by.h"

namespace heddle::memory {

// Keeps alive what an old value refers to.
class ValueHolder {
 public:
  virtual ~ValueHolder() = default;
  virtual void hold(std::uint64_t value) = 0;
  virtual void let_go(std::uint64_t value) = 0;
};

// At most 8 bytes, not across a multiple of 8.
struct CellName {
  std::uint64_t location = 0;
  std::uint32_t size = 0;
};

enum class Mode : std::uint8_t { Plain, Coherent };

// Where a write was made, for people; `at` is the machine's own. Thread kNoThread: before there was a choice.
struct Origin {
  ThreadId thread = kNoThread;
  std::uint32_t unused = 0;
  std::uint64_t at = 0;
  friend bool operator==(const Origin&, const Origin&) = default;
};

struct WriteSeen {
  std::uint64_t value = 0;
  Origin origin;
  bool newest = true;
};

// The note of a result that simplified() is true of.
inline constexpr char kSimplified[] =
    "opmm: what library functions wrote to locations that race was seen by everyone at once";

class Opmm final : public EventSink {
 public:
  // `references` may be null: no cell holds any.
  Opmm(PagedMemory& memory, ValueHolder* references);

  void on_event(const Event& event) override;
  void set_next(EventSink* next) { next_ = next; }
  EventSink* next() const { return next_; }

  struct NewWrite {
    ThreadId thread = 0;
    std::uint64_t before = 0, value = 0;  // raw bits; `before` is what memory holds
    std::uint64_t at = 0;                 // Origin::at
    Mode mode = Mode::Plain;
    bool reference = false;
  };
  // Before the write is made. False: it cannot be represented; see trouble().
  bool write(CellName cell, const NewWrite& write);
  // Can the cell be written, or does a list have one that overlaps it?
  bool fits(CellName cell) const;
  // How many writes `thread` may read there. Way 0 is the newest. 0: see trouble().
  unsigned ways(ThreadId thread, CellName cell, Mode mode);
  WriteSeen read(ThreadId thread, CellName cell, Mode mode, unsigned way);
  WriteSeen newest(CellName cell);
  // A read of any size that returns what memory holds. False: it might return something else.
  bool is_settled(ThreadId thread, std::uint64_t location, std::uint64_t size);
  // `to` knows from now on what the thread knows: the end of a constructor, or a release of which detectors
  // need not hear, because only the thread itself can reach what it released so far (others may find it by a
  // race).
  void release(ThreadId thread, Knower to);
  // `thread` gets to know what `from` does, of these cells only.
  void learn(ThreadId thread, Knower from, const std::function<bool(std::uint64_t location)>& cells);
  // A library function writes there, whose writes are not taken apart: everyone sees them. That is less than
  // the model allows, and simplified() says so from now on.
  void write_for_everyone(std::uint64_t from, std::uint64_t size);
  bool simplified() const { return simplified_; }
  // The object is gone: its cells, and what it carried.
  void forget(std::uint64_t from, std::uint64_t size);

  const std::string& trouble() const { return trouble_; }  // one sentence
  // All values in lists, for collections.
  void for_each_value(const std::function<void(std::uint64_t value, bool reference)>& visit) const;
  bool idle() const { return memory_.load<std::uint32_t>(active_count_at_) == 0; }  // there are no lists

 private:
  static constexpr unsigned kInline = 10, kMost = 64;
  struct Item {
    std::uint64_t value = 0;
    std::uint64_t covers = 0;  // bit i: the i-th of the list happens before this one
    KnownBy known = kNobody;
    std::uint32_t unused = 0;
  };
  struct Header {
    std::uint32_t count = 0;
    std::uint16_t coherent = 0, reference = 0;
  };
  struct Cell {
    CellName name;
    Offset at = 0;       // state memory: Header, kInline items
    Offset more = 0;     // ... and further ones
    Offset origins = 0;  // Scratch: not part of what is matched
  };
  struct List {  // a cell's, taken out of the state memory
    Header header;
    std::vector<Item> items;
    std::vector<Origin> origins;
  };

  std::uint32_t number(CellName name);
  bool is_active(std::uint32_t cell) const;
  const Cell* covering(CellName name, std::uint32_t& number, bool& clash) const;
  List load(const Cell& cell) const;
  void store(std::uint32_t number, const List& list, const List& before);
  std::uint64_t readable(const List& list, ThreadId thread, Mode mode) const;
  static std::uint64_t distinct(const List& list, std::uint64_t readable, Mode mode);
  void settle(List& list);
  template <typename Change>
  void for_each_list(Change&& change);
  std::vector<std::uint32_t> active() const;

  std::vector<ThreadId> alive() const;
  bool is_alone(ThreadId thread) const;
  void set_alive(ThreadId thread, bool on);
  void pass_on(Knower from, Knower to);
  void replace(Knower from, Knower to);
  void empty(Knower who);
  void synchronise(const Event& event);
  void see_newest(ThreadId thread, CellName cell);

  PagedMemory& memory_;
  ValueHolder* references_;
  EventSink* next_ = nullptr;
  KnownBySets sets_;
  std::vector<Cell> cells_;                                                // numbered for good
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> by_word_;  // location / 8 -> cells
  StateArray<std::uint64_t> active_;                                       // a bit for each cell with a list
  Offset active_count_at_;
  StateArray<std::uint64_t> alive_;  // a bit for each thread
  std::uint32_t alive_words_ = 1;
  std::string trouble_;
  bool simplified_ = false;  // on some path
};

}  // namespace heddle::memory
