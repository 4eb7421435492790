// A race detector: told every event in order, it says of each plain access whether it races with an earlier
// one. It sees events only, and keeps what it remembers in the machine's PagedMemory, so that it is saved,
// restored and matched with the rest of the state (Zone::Observer), or restored only (Zone::Scratch).
#pragma once

#include <optional>
#include <string>

#include "core/event.h"

namespace heddle::race {

// The earlier of two accesses that nothing orders.
struct Earlier {
  ThreadId thread = kNoThread;
  bool is_write = true;
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
