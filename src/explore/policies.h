// The four policies of the depth-first driver (DESIGN.md section 9; Figure 1 of the DFS-RB paper, Parizek and
// Lhotak, "Fast Detection of Concurrency Errors by State Space Traversal with Randomization and Early
// Backtracking"). Each base class is its own default. Adding a technique means adding one small class and one
// line in policies.cpp.
//
// A search is one or more passes over the space, each with an empty visited set. A policy may ask for another
// pass: an iterated threshold or bound when the pass before left something out, a restart at any time.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "core/machine.h"
#include "core/result.h"

namespace heddle::explore {

class Session;

// The transitions from the first choice to the current state.
class Path {
 public:
  const Schedule& taken() const { return taken_; }
  std::uint64_t length() const { return taken_.size(); }
  std::uint64_t switches() const { return switches_; }  // changes of the running thread
  // Choices of a thread at which the one that was running went on.
  std::uint64_t stays() const { return stays_; }
  // So many transitions at the end are of one thread.
  std::uint64_t run() const { return runs_.empty() ? 0 : runs_.back() & ~kStay; }
  bool switched() const { return taken_.size() > 1 && run() == 1; }  // by the last transition

  void push(const Alternative& chosen, ChoiceKind kind = ChoiceKind::Thread) {
    if (taken_.empty()) {
      runs_.push_back(1);
    } else if (taken_.back().thread != chosen.thread) {
      ++switches_;
      runs_.push_back(1);
    } else {
      const bool stay = kind == ChoiceKind::Thread;
      stays_ += stay;
      runs_.push_back((run() + 1) | (stay ? kStay : 0));
    }
    taken_.push_back(chosen);
  }
  void pop() {
    switches_ -= switched();
    stays_ -= (runs_.back() & kStay) != 0;
    taken_.pop_back();
    runs_.pop_back();
  }
  void clear() {
    taken_.clear();
    runs_.clear();
    switches_ = stays_ = 0;
  }

 private:
  static constexpr std::uint64_t kStay = std::uint64_t{1} << 63;
  Schedule taken_;
  std::vector<std::uint64_t> runs_;  // by transition: run() there, and whether it counts in stays()
  std::uint64_t switches_ = 0;
  std::uint64_t stays_ = 0;
};

// order(...), line 13: which alternative first.
class Order {
 public:
  virtual ~Order() = default;
  // The machine is at the state, and is there again afterwards. False: it asks for a refinement.
  virtual bool arrange(Session&, const Path&, std::span<Alternative>) { return true; }
};

// filter(...), line 13: which alternatives at all. A filter that bounds something says what is left of it:
// less and less on every path, and a state may be left out only if it was explored with as much left and the
// same key. Calls come in the order of the search: prune() at every state that is entered, with the path to
// it; key() and left() at a choice that one transition from such a state has led to.
class Filter {
 public:
  virtual ~Filter() = default;
  virtual bool bounds() const { return false; }
  // May remove from alternatives[first, end), but not all of them.
  virtual void prune(const ChoicePoint&, const Path&, std::vector<Alternative>& /*alternatives*/,
                     std::size_t /*first*/) {}
  // What the future depends on besides the state and what is left.
  virtual std::uint64_t key(const ChoicePoint&, const Path&) { return 0; }
  virtual std::uint64_t left(const Path&) { return 0; }
  // To the next bound, if there is one.
  virtual bool next() { return false; }
  virtual std::string bound() const { return ""; }  // "2 preemptions"
  virtual std::string stage() const { return ""; }  // the same for progress: "preemptions: 2 of 1..4"
};

class Backtrack {
 public:
  virtual ~Backtrack() = default;
  virtual void begin() {}  // a pass begins
  // Lines 14-16: leave the state, with transitions unexplored.
  virtual bool early(const Path&) { return false; }
  // Line 22: having come back, go back further.
  virtual bool again(const Path&) { return false; }
  virtual std::size_t passes_left() const { return 0; }  // after this one
  virtual void next() {}
  virtual std::string stage() const { return ""; }  // "threshold 2 of 5"

  // Re-opening (section 5.3). Nothing is left out of a state that is protects()ed, and so of all paths that
  // stay within, if a state is opened again when met at a smaller depth() than before and protected there.
  // From states that differ in the last thread the depth may grow differently.
  virtual std::uint64_t depth(const Path& path) const { return path.length(); }
  virtual bool depth_depends_on_thread() const { return false; }
  virtual bool protects(const Path&) const { return true; }
  virtual std::string covered() const { return ""; }  // "every path of at most 20 transitions"
};

// Start again from the first state, visited set emptied?
class Restart {
 public:
  virtual ~Restart() = default;
  virtual bool due(std::uint64_t states, double seconds) = 0;  // both in this pass
  virtual void next() = 0;
};

// Errors: one sentence that says what to write instead.
Result<std::unique_ptr<Order>> make_order(const std::string& text, std::uint64_t seed);
Result<std::unique_ptr<Filter>> make_filter(const std::string& text);
Result<std::unique_ptr<Backtrack>> make_backtrack(const std::string& text, std::uint64_t seed);
Result<std::unique_ptr<Restart>> make_restart(const std::string& text);  // never: null

// As make_... would understand it, written the one way that is used in reports.
std::string canonical_backtrack(const std::string& text);

struct Policies {
  std::unique_ptr<Order> order = std::make_unique<Order>();
  std::unique_ptr<Filter> filter = std::make_unique<Filter>();
  std::unique_ptr<Backtrack> backtrack = std::make_unique<Backtrack>();
  std::unique_ptr<Restart> restart;  // may be null
};

}  // namespace heddle::explore
