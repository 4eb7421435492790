// The current path of dpor.cpp: nodes, steps, and what happens before what. Internal to dpor.
//
// A process is a thread from its start to its end on this path: the machine uses the numbers of threads
// again, and in another order of the same steps a thread may have another number.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "base/paged_memory.h"
#include "core/choice.h"
#include "core/finding.h"
#include "explore/dependency.h"

namespace heddle::explore {

inline constexpr std::size_t kNoStep = ~std::size_t{0};
inline constexpr std::uint32_t kNoProcess = ~std::uint32_t{0};

// By process: how many of the path's first steps, at least, contain its last step that is in the past.
// Missing entries are 0.
using Clock = std::vector<std::uint32_t>;
void join(Clock& into, const Clock& other);

struct Sleeper {
  ThreadId thread;
  std::shared_ptr<const Footprint> does;  // what it does next, in all its ways
};

struct Node {
  PagedMemory::Snapshot snapshot;  // empty if there is only one alternative
  ChoiceKind kind = ChoiceKind::Thread;
  std::vector<Alternative> alternatives;
  std::vector<ThreadId> wanted;  // to be explored, in this order: the source set
  std::size_t next_wanted = 0;
  ThreadId current = kNoThread;     // being explored, in one way after the other
  std::size_t next = 0;             // alternative
  std::shared_ptr<Footprint> does;  // what it has done so far; none if there is nobody else
  std::vector<Sleeper> sleepers;
  std::vector<ThreadId> frozen;
  Fingerprint program;  // its state, and
  Fingerprint state;    // with what observers remember
  bool first_visit = false;

  bool belongs_to_one() const { return alternatives.size() == 1 || kind == ChoiceKind::Data; }
  bool offers(ThreadId thread) const;
  bool wants(ThreadId thread) const;
  bool asleep(ThreadId thread) const;
  bool is_frozen(ThreadId thread) const;
  void freeze(ThreadId thread);
};

struct Step {
  Alternative chosen;
  std::uint32_t process = 0;
  std::size_t previous = kNoStep;  // of the same process
  Clock clock;                     // its past, itself included
  Footprint does;
  std::uint64_t waits_for = 0;
  std::uint32_t births = 0;  // processes that began in it: the last ones
  bool ended = false;
  bool recorded = false;
};

class DporPath {
 public:
  std::vector<Node> nodes;
  std::vector<Step> steps;
  Clock before;  // the past of what find_conflicts was asked about, without the conflicts

  Schedule schedule() const;

  // --- processes ---
  void add_process(ThreadId thread, std::size_t born, bool helper);
  std::uint32_t process_of(ThreadId thread) const;
  std::uint32_t process_at(std::size_t node, ThreadId thread) const;  // who had that number there
  ThreadId thread_of(std::uint32_t process) const { return processes_[process].thread; }
  std::size_t last_step_of(std::uint32_t process) const { return processes_[process].last; }
  bool has_helpers() const;  // or had
  bool is_helper(std::uint32_t process) const { return processes_[process].helper; }
  template <typename Visit>
  void for_each_alive(Visit&& visit) const {
    for (std::uint32_t p = 0; p < processes_.size(); ++p)
      if (!processes_[p].ended) visit(p);
  }
  // Threads that began when step `k` was run elsewhere: which processes they are.
  void match_births(std::size_t k, const std::vector<ThreadId>& threads,
                    std::unordered_map<std::uint32_t, ThreadId>& into) const;

  // --- growing and shrinking ---
  Node& push_node(const ChoicePoint& point);
  Step& push_step(const Alternative& chosen);
  void pop_step();
  void pop_node();
  // The step is complete: later ones are compared with it.
  void record(Step& step);

  // --- what happens before what ---
  bool includes(const Clock& past, std::size_t step) const {
    const std::uint32_t process = steps[step].process;
    return process < past.size() && past[process] > step;
  }
  // What the process of the step began to wait for in its last one: then this one is about that, too.
  std::uint64_t waited_for(const Step& step) const;
  // The earlier steps that the last one depends on and that are not in its past anyway, newest first; some
  // that happen before others of them are left out. Sets the step's clock, and `before`.
  void find_conflicts(Step& step, std::vector<std::size_t>& conflicts);
  // The same for what a process would do after the first `at` steps.
  void find_conflicts(const Footprint& does, std::uint32_t process, std::size_t at,
                      std::vector<std::size_t>& conflicts);
  // The process of the last step has come back to where it was some steps ago, and has only read since.
  bool has_spun() const;
  // The last node up to that of `step` where others were offered, if all since then was done by its process;
  // otherwise some node where they were not.
  std::size_t last_open(std::size_t step) const;
  // The steps after `from` and before `to` that do not happen after `from`.
  void collect_unordered(std::size_t from, std::size_t to, std::vector<std::size_t>& steps) const;
  // Which processes can begin an execution of the steps `between` and then of a step of `later`, which comes
  // after the first `at` steps, has the past `before`, and does that.
  void find_initials(const std::vector<std::size_t>& between, std::size_t at, std::uint32_t later,
                     const Footprint& does, std::vector<std::uint32_t>& initials) const;

 private:
  struct Process {
    ThreadId thread;
    std::size_t born;  // the step that started it
    std::size_t last = kNoStep;
    std::uint32_t hidden;  // who had this thread's number before
    bool helper = false;   // Machine::helper
    bool ended = false;
  };
  struct Entry {
    std::size_t step;
    Touch touch;
  };
  void set_before(std::uint32_t process);
  std::vector<Process> processes_;
  std::vector<std::uint32_t> by_thread_;     // the process that has this number now
  std::vector<std::vector<Entry>> history_;  // by cell
  std::vector<std::size_t> of_everything_;   // steps that depend on everything
  mutable std::vector<std::size_t> first_of_;
  std::vector<Step> spare_steps_;  // whose memory can be used again
  std::vector<Node> spare_nodes_;
};

}  // namespace heddle::explore
