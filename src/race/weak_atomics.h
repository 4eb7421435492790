// Atomic accesses that are weaker than sequentially consistent, under a memory model that runs them as if
// they were not. When is that exact?
//
// Call two accesses of a location by different threads contended if one of them writes and nothing orders
// them. An execution that is not sequentially consistent has a cycle of program order and communication
// (reads-from, modification order, from-read); communication between accesses that happens-before orders
// agrees with it, so the cycle needs contended ones. On one location coherence alone forbids such cycles; and
// if all contended locations are sequentially consistent, the language does. So what was explored is
// everything, unless there are two contended locations of which one is accessed weakly. (If an execution left
// the sequentially consistent ones at some access, that access would be contended in a sequentially
// consistent one, too: it has been seen there.)
//
// Updates of one kind that commute, whose results nobody uses, do not contend with each other.
//
// What is ordered is not computed: accesses while nobody else is alive are ordered with everything, all
// others count as contended. That errs on the side of `inconclusive`.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "core/access_filter.h"
#include "core/observer.h"

namespace heddle::race {

class WeakAtomics final : public Observer, public AccessFilter {
 public:
  explicit WeakAtomics(const Machine& machine) : machine_(machine) {}

  bool wants_events() const override { return true; }
  bool wants_repeats() const override { return false; }
  void on_event(const Event& event) override;
  std::string shortcoming() const override { return why_with(0); }
  // Why nothing found is no proof, if besides so many locations race and are executed (opmm); "" if it is
  // one.
  std::string why_with(std::size_t racing) const;

 private:
  class Threads {
   public:
    void add(ThreadId thread) {
      if (thread == only_) return;
      several_ = only_ != kNoThread;
      only_ = thread;
    }
    bool differ() const { return several_; }
    bool differ_from(const Threads& other) const {
      return only_ != kNoThread && other.only_ != kNoThread &&
             (several_ || other.several_ || only_ != other.only_);
    }

   private:
    ThreadId only_ = kNoThread;
    bool several_ = false;
  };
  struct Location {
    Threads readers, writers, updaters;
    std::uint8_t updates = 0;  // of which kind they are
    std::string weak;          // where it is accessed weakly; "": nowhere
    bool contended = false;
    bool is_contended() const;
  };
  std::string describe(const Event& event) const;

  const Machine& machine_;
  std::unordered_map<std::uint64_t, Location> locations_;
  std::uint64_t contended_ = 0;
  std::string first_;  // contended, and weak
};

}  // namespace heddle::race
