// How likely a state is to lead to a data race, judged by the action by which it was reached: Figure 6 of the
// JRF paper (Kim, Yavuz-Kahveci, Sanders, "Precise data race detection in a relaxed memory model using
// heuristic-based model checking"), with its four heuristics, each of which can be off.
//
//   8  a write of what another thread wrote last (WF or WW)
//   7  a write of what the thread itself wrote last, or nobody (WF)
//   6  a read of what another thread wrote last (WW)
//   5  a read of what the thread itself wrote last, or nobody (WF and WW)
//   4  an acquire of what nobody has released on this path (AF)
//   3  anything else, and what the heuristics that are on do not tell apart
//   2  an acquire of what has been released (ARA or AF)
//   1  a release (ARA)
//
//   WF   writes first: only a write can make later accesses race
//   WW   watch what is written: what another thread wrote last is what a race is about
//   ARA  avoid release and acquire: together they order what would race
//   AF   acquires first: one that comes before its release orders nothing
//
// The labels of the figure are garbled in our copies; these follow from what the paper says of the
// heuristics. Who wrote what, and what has been released, depends on the path, so it lives in the machine's
// memory: restored with every state, and never matched (Zone::Scratch), since it only orders the search.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include "base/result.h"
#include "core/observer.h"

namespace heddle::explore {

struct Heuristics {
  bool writes_first = false, watch_written = false, avoid_release_acquire = false, acquire_first = false;

  static constexpr int kLargest = 8;
  // "WF,WW": any that are wanted, in any order, at least one.
  static Result<Heuristics> parse(const std::string& names);
};

// A byte for each byte of the program that is ever noted.
class ByteNotes {
 public:
  explicit ByteNotes(PagedMemory& memory) : memory_(memory) {}
  std::uint8_t at(std::uint64_t address) const;
  void set(std::uint64_t address, std::uint64_t size, std::uint8_t note);

 private:
  PagedMemory& memory_;
  std::unordered_map<std::uint64_t, Offset> pages_;  // for the life of the process, as reservations are
};

class RaceHeuristic final : public Observer {
 public:
  RaceHeuristic(PagedMemory& memory, Heuristics on);
  bool wants_events() const override { return true; }
  void on_event(const Event& event) override;

  // A transition is about to be run; then, what it led to is worth value().
  void begin_transition() { value_ = 0; }
  int value() const { return value_ != 0 ? value_ : kOther; }

 private:
  static constexpr int kOther = 3;
  int judge(const Event& event) const;
  void note(const Event& event);

  const Heuristics on_;
  ByteNotes writers_;   // by location: 1 + the thread that wrote last; 0: nobody
  ByteNotes released_;  // by sync object: 1 once it has been released
  int value_ = 0;       // 0: the transition has not shown its action yet
};

}  // namespace heddle::explore
