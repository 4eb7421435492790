// Which transitions depend on each other: dynamic partial-order reduction asks nothing else of a program.
//
// What a transition does is read off its events, whatever the language: the cells it read and wrote, and the
// sync objects it used, which count as written. Two transitions of different threads are independent if
// neither writes what the other touches. Then they commute, and neither can enable or disable the other: a
// thread that waits waits for an object, and its next transition touches that object. Where events do not
// tell enough (Machine::reach), and where a transition ends the program or reads or moves the clock, it
// depends on everything.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/event.h"
#include "core/machine.h"

namespace heddle::explore {

// Eight bytes of memory, or a sync object; which bytes of it, one bit each.
struct Touch {
  std::uint32_t cell;
  std::uint8_t reads, writes;
};

inline bool clash(const Touch& a, const Touch& b) {
  return (a.writes & (b.reads | b.writes)) != 0 || (a.reads & b.writes) != 0;
}

struct Footprint {
  std::vector<Touch> touches;  // sorted by cell, one each
  bool everything = false;     // depends on whatever others do
  bool may_wait = false;       // has a part that others can disable: a lock to take, a join
  // Accesses what it accesses whatever others have written. It may still go on differently: end, print, ...
  bool steady = true;
  bool plain = true;  // does not depend on any of that

  void clear();
  void seal();  // sorts and joins; before it is compared
  void add(const Footprint& other);
  bool only_reads() const;
};
bool independent(const Footprint& a, const Footprint& b);

// Beside all names of memory cells (addresses divided by eight).
inline constexpr std::uint64_t kOutput = ~std::uint64_t{0}, kEndOfProgram = kOutput - 1;

// Names of cells and sync objects as small numbers. They mean the same on every path.
class Cells {
 public:
  std::uint32_t number(std::uint64_t name);
  std::size_t size() const { return numbers_.size(); }

 private:
  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
};

// Listens to one transition.
class FootprintRecorder final : public EventSink {
 public:
  // output: what is printed matters, in the order in which it is printed.
  FootprintRecorder(Cells& cells, bool output) : cells_(cells), output_(output) {}

  // `subject`: Machine::contested() of the thread.
  void begin(Footprint& into, Machine::Reach reach, std::optional<std::uint64_t> subject);
  void on_event(const Event& event) override;
  void end();

  const std::vector<ThreadId>& spawned() const { return spawned_; }  // in order
  bool ended() const { return ended_; }                              // the thread that ran has
  std::uint64_t waits_for() const { return waits_for_; }  // what the thread began to wait for; 0: nothing
  // What a transition touches that is about an object, or only looks at it; and one that has to do with the
  // end of the program.
  Touch use_of(std::uint64_t object);
  Touch look_at(std::uint64_t object);
  Touch end_of_program(bool writes);

 private:
  void touch(std::uint64_t location, std::uint64_t size, bool writes);
  void use(const Event& event, bool writes);  // a sync object
  bool tells(const Event& event) const;       // of the action that the transition began with
  Cells& cells_;
  const bool output_;
  Footprint* into_ = nullptr;
  Machine::Reach reach_ = Machine::Reach::Told;
  std::optional<std::uint64_t> subject_;
  bool told_ = false, first_ = true;
  bool ended_ = false;
  std::uint64_t waits_for_ = 0;
  std::vector<ThreadId> spawned_;
};

}  // namespace heddle::explore
