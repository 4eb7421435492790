// Searches that keep the states to be expanded in a queue: what they share, and what tells them apart.
// Snapshots of the queued states form a tree in the paged memory, and each step through the queue is a walk
// in that tree: short if the queue gives out neighbours.
//
// A depth bound joins what is matched: a state reached again with more transitions left than ever before is
// queued again.
#pragma once

#include "explore/session.h"

namespace heddle::explore {

struct Waiting {
  PagedMemory::Snapshot snapshot;
  StateId id;
  std::uint64_t depth;
  StateId arrival;  // how many arrivals at states to be expanded there were before this one
};

// Which state is expanded next.
class Frontier {
 public:
  virtual ~Frontier() = default;
  virtual void begin_transition() {}  // is about to be run; if it leads to a new state, a push follows
  virtual void push(Waiting state) = 0;
  virtual Waiting pop() = 0;
  virtual std::size_t size() const = 0;
  virtual void clear() = 0;
};

Ending explore_frontier(Session& s, Frontier& frontier);

}  // namespace heddle::explore
