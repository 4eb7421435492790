// A race detector: told every event in order, it says of each plain access whether it races with an earlier
// one. It sees events only, and keeps what it remembers in the machine's PagedMemory, so that it is saved,
// restored and matched with the rest of the state (Zone::Observer), or restored only (Zone::Scratch).
#pragma once

#include <optional>
#include <string>

#include "core/event.h"

namespace heddle::race {

// An access by an iteration of a SIMD loop.
inline bool is_lane_access(const Event& event) {
  return event.kind == EventKind::LaneRead || event.kind == EventKind::LaneWrite;
}
inline bool writes(const Event& event) {
  return event.kind == EventKind::Write || event.kind == EventKind::LaneWrite;
}
inline std::uint32_t lane_of(const Event& event) {  // its number, from 1
  return static_cast<std::uint32_t>(event.unit);
}

// The earlier of two accesses that nothing orders.
struct Earlier {
  ThreadId thread = kNoThread;
  bool is_write = true;
  std::uint64_t lane = 0;  // of the same thread, in a SIMD loop: its number, from 1
  bool inherited = false;  // perhaps by a thread that has ended, and that `thread` answers for
};

class Detector {
 public:
  virtual ~Detector() = default;
  // The event has just happened. An answer: it is a plain access, and it races with this earlier one.
  virtual std::optional<Earlier> on_event(const Event& event) = 0;
  // What was learned about the program changes how it is watched: the search must begin again. Said once.
  virtual bool begins_again() { return false; }
  // Why this detector cannot prove the program free of races, if that has turned out: one sentence.
  virtual std::string shortcoming() const { return ""; }
  // Bytes that it has reserved in the state memory.
  virtual std::size_t bytes() const = 0;
};

}  // namespace heddle::race
