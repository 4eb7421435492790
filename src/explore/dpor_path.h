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
#include "explore/wakeup_tree.h"

namespace heddle::explore {

inline constexpr std::size_t kNoStep = ~std::size_t{0};
inline constexpr std::uint32_t kNoProcess = ~std::uint32_t{0};

void join(Clock& into, const Clock& other);

struct Sleeper {
  ThreadId thread;
  std::shared_ptr<const Footprint> does;  // what it does next, in all its ways
  bool overslept;                         // not all that it was to stand for need have been explored
};

struct Node {
  PagedMemory::Snapshot snapshot;  // empty if there is only one alternative
  ChoiceKind kind = ChoiceKind::Thread;
  std::vector<Alternative> alternatives;
  WakeupTree pending;               // to be explored
  std::size_t done = 0;             // so many have been
  ThreadId current = kNoThread;     // being explored, in one way after the other,
  Branch branch = {};               // as this says
  std::size_t next = 0;             // alternative
  std::shared_ptr<Footprint> does;  // what it has done so far; none if there is nobody else
  bool cut_short = false;           // some path with it was
  std::vector<Sleeper> sleepers;
  std::vector<ThreadId> frozen;
  Fingerprint program;  // its state, and
  Fingerprint state;    // with what observers remember
  bool first_visit = false;
  // Which sequences have been dealt with here, and whether they are possible.
  std::vector<std::pair<std::uint64_t, bool>> dealt_with;

  bool belongs_to_one() const { return alternatives.size() == 1 || kind == ChoiceKind::Data; }
  bool offers(ThreadId thread) const;
  bool asleep(ThreadId thread) const;
  bool is_frozen(ThreadId thread) const;
  void freeze(ThreadId thread);
};

struct Step {
  Alternative chosen;
  std::uint32_t process = 0;
  std::size_t previous = kNoStep;      // of the same process
  Clock clock;                         // its past, itself included
  std::vector<std::size_t> conflicts;  // earlier steps, newest first: see find_conflicts
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
  Schedule schedule() const;

  // --- processes ---
  void add_process(ThreadId thread, std::size_t born, bool helper);
  std::uint32_t process_of(ThreadId thread) const;
  std::uint32_t process_at(std::size_t node, ThreadId thread) const;  // who had that number there
  ThreadId thread_of(std::uint32_t process) const { return processes_[process].thread; }
  ProcessName name_of(std::uint32_t process) const { return processes_[process].name; }
  ThreadId thread_named(ProcessName name) const;  // kNoThread: it has not begun
  std::size_t last_step_of(std::uint32_t process) const { return processes_[process].last; }
  bool has_helpers() const;  // or had
  bool is_helper(std::uint32_t process) const { return processes_[process].helper; }
  bool others_alive(std::uint32_t process) const;
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
  // The last step is complete: finds its conflicts and its clock. Later ones are compared with it.
  void record(Step& step);

  // --- what happens before what ---
  bool includes(const Clock& past, std::size_t step) const {
    const std::uint32_t process = steps[step].process;
    return process < past.size() && past[process] > step;
  }
  // What the process began to wait for in the last of the first `at` steps that was its own, if it did: then
  // its next one is about that, too.
  std::uint64_t waited_for(std::uint32_t process, std::size_t at) const;
  // The past of the process after its first `at` steps, without what conflicts with its next one.
  const Clock& past_of(std::uint32_t process, std::size_t at) const;
  // The earlier steps that a process' next one, after the first `at`, depends on and that are not in its past
  // anyway, newest first; some that happen before others of them are left out.
  void find_conflicts(const Footprint& does, std::uint32_t process, std::size_t at,
                      std::vector<std::size_t>& conflicts) const;
  // The process of the last step has come back to where it was some steps ago, and has only read since.
  bool has_spun() const;
  // The last node up to that of `step` where others were offered, if all since then was done by its process;
  // otherwise some node where they were not.
  std::size_t last_open(std::size_t step) const;
  // The steps after `from` that do not happen after it.
  void collect_unordered(std::size_t from, std::vector<std::size_t>& steps) const;
  // A choice of the process' own: nobody else could come between this and what it did before.
  bool at_once(std::size_t step) const {
    return step > 0 && step < steps.size() && nodes[step].kind == ChoiceKind::Data &&
           nodes[step].alternatives.size() > 1 && steps[step - 1].process == steps[step].process;
  }

 private:
  std::size_t last_before(std::uint32_t process, std::size_t at) const;  // its last step
  struct Process {
    ThreadId thread;
    std::size_t born;  // the step that started it
    ProcessName name;
    std::size_t last = kNoStep;
    std::uint32_t hidden;  // who had this thread's number before
    bool helper = false;   // Machine::helper
    bool ended = false;
    std::uint32_t children = 0;
  };
  struct Entry {
    std::size_t step;
    Touch touch;
  };
  std::vector<Process> processes_;
  std::vector<std::uint32_t> by_thread_;                  // the process that has this number now
  std::vector<std::vector<Entry>> history_;               // by cell
  std::vector<std::size_t> of_everything_;                // steps that depend on everything
  std::unordered_map<std::uint64_t, ProcessName> names_;  // by parent and number
  std::vector<Step> spare_steps_;                         // whose memory can be used again
  std::vector<Node> spare_nodes_;
};

}  // namespace heddle::explore
