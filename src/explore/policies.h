// The four policies of the depth-first driver (DESIGN.md section 9; Figure 1 of the DFS-RB paper, Parizek and
// Lhotak, "Randomized backtracking in state space traversal"). Each base class is its own default. Adding a
// technique means adding one small class and one line in policies.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/machine.h"
#include "core/result.h"

namespace heddle::explore {

// The transitions from the first choice to the current state.
class Path {
 public:
  const Schedule& taken() const { return taken_; }
  std::uint64_t length() const { return taken_.size(); }
  std::uint64_t switches() const { return switches_; }  // changes of the running thread

  void push(const Alternative& chosen) {
    if (!taken_.empty() && taken_.back().thread != chosen.thread) ++switches_;
    taken_.push_back(chosen);
  }
  void pop() {
    std::size_t n = taken_.size();
    if (n > 1 && taken_[n - 1].thread != taken_[n - 2].thread) --switches_;
    taken_.pop_back();
  }
  void clear() {
    taken_.clear();
    switches_ = 0;
  }

 private:
  Schedule taken_;
  std::uint64_t switches_ = 0;
};

// order(...), line 13: which alternative first. The machine is at the state; its choice_point() may be read.
class Order {
 public:
  virtual ~Order() = default;
  virtual void arrange(Machine&, const Path&, std::span<Alternative>) {}
};

// filter(...), line 13: which alternatives at all. May remove from alternatives[first, end).
class Filter {
 public:
  virtual ~Filter() = default;
  virtual void prune(Machine&, const Path&, std::vector<Alternative>& /*alternatives*/,
                     std::size_t /*first*/) {}
  // What a bound must match on besides the state: the remaining budget, the last thread. 0: nothing.
  virtual std::uint64_t key(const Path&) const { return 0; }
};

class Backtrack {
 public:
  virtual ~Backtrack() = default;
  virtual void begin() {}  // a search begins (again)
  virtual bool early(const Path&) {
    return false;
  }  // lines 14-16: leave the state, with transitions unexplored
  virtual bool again(const Path&) { return false; }  // line 22: having come back, go back further
};

class Restart {
 public:
  virtual ~Restart() = default;
  virtual bool due(const Statistics&) {
    return false;
  }  // start again from the first state, visited set emptied
};

// Null when there is no such policy.
std::unique_ptr<Order> make_order(const std::string& name);
std::unique_ptr<Filter> make_filter(const std::string& name);
std::unique_ptr<Backtrack> make_backtrack(const std::string& name);
std::unique_ptr<Restart> make_restart(const std::string& name);

}  // namespace heddle::explore
