// What is still to be explored from a node of dynamic partial-order reduction: sequences of steps, as a tree
// (the wakeup trees of Abdulla, Aronis, Jonsson and Sagonas, J. ACM 64, 2017, section 6). A sequence ends
// with a step that has lost a race on some path, and begins with what that step needs. Following it to its
// end wakes up all who sleep, so that no execution is begun in vain.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "explore/dependency.h"

namespace heddle::explore {

// By process of a path: how many of the path's first steps, at least, contain its last step that is in the
// past. Missing entries are 0.
using Clock = std::vector<std::uint32_t>;

// Of a process, whatever path it is on: who began it, and as which of its children.
using ProcessName = std::uint32_t;

struct Branch;
using WakeupTree = std::vector<Branch>;  // in the order in which they are explored

struct Branch {
  ProcessName process;
  std::shared_ptr<const Footprint> does = {};  // what its step does; none: not known
  bool certain = true;                         // does exactly that here; otherwise it did so elsewhere
  bool stands_in = false;                      // for sequences without this step
  struct Way {
    std::uint32_t value;
    WakeupTree then;
  };
  // Where it is known how to go on. A way that is not here, or has nothing after it, is explored freely.
  std::vector<Way> ways = {};

  Way* way(std::uint32_t value);
};

// Steps of a path that are to become part of a tree, in an order in which they can be run.
struct Sequence {
  struct Item {
    std::size_t step;
    std::uint32_t on_path;  // its process there,
    ProcessName process;    // and anywhere
    std::uint32_t way;
    const Clock* past;
    const Footprint* does;
    bool certain;  // does the same when the sequence is run
    bool at_once;  // nobody else can come between this and what its process did before it
  };
  std::vector<Item> items;
};

// What an execution that begins with the branch has to do with a sequence.
enum class Begins : std::uint8_t {
  No,
  With,     // it can be the sequence's own beginning
  Besides,  // the sequence can follow: they have nothing to do with each other, as far as is certain
};
Begins begins(const Branch& branch, const Sequence& sequence, std::size_t* where = nullptr);

// How to come from the root of a tree to a branch.
using Approach = std::vector<std::pair<ProcessName, std::uint32_t>>;

// Adds the sequence, unless the tree has one that serves. `sure` is asked before a branch and the sequence
// are taken to have nothing to do with each other: it finds out what was uncertain.
using Sure = std::function<bool(Branch& branch, const Approach& approach, Sequence& sequence)>;
void insert(WakeupTree& tree, Sequence& sequence, const Sure& sure);

// The process has taken its step already, wherever it was to.
WakeupTree without_step_of(ProcessName process, const WakeupTree& tree);

}  // namespace heddle::explore
