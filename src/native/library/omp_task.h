// Explicit tasks. A task that may be deferred is a thread of its own: all interleavings of what is noticed in
// it are explored, and that an undeferred execution would have been possible hides nothing. The structures:
// runtime/omp_task.h.
//
// Order. What a task has done is carried by a bag until somebody waits for it: its parent's taskwait takes
// those of its children, the end of a taskgroup those of all that were made in it, a barrier those of the
// whole team. A task that ends without having waited for its children leaves their bag to the taskgroup or to
// the team. With the sync reduction a bag also holds what a task has accessed (kDeposits): exactly one thread
// takes it. Dependences are different: more than one task may be ordered after one that others depend on. It
// ends where others had their chance, like any thread that releases something.
#pragma once

#include <cstdint>
#include <vector>

#include "native/library/omp.h"
#include "native/runtime/omp_task.h"

namespace heddle::native::omp {

using Block = heddle_omp_block;
using Task = heddle_omp_task;
using Group = heddle_omp_group;
using Address = heddle_omp_address;
using Use = heddle_omp_use;
using Copy = heddle_omp_copy;
using Reduction = heddle_omp_reduction;

// ThreadRecord::value of a thread that is Pending::Waiting; `object` is the task, or the taskgroup.
enum TaskWaits : std::uint64_t {
  kWaitsForChildren = 16,
  kWaitsForGroup,
  kWaitsForDependences,  // of a taskwait with depend
  kWaitsForExclusion,    // mutexinoutset
};

// How many tasks of a team have not ended, and enum heddle_omp_bag of those that only its barrier waits for.
inline constexpr int kUnfinished = 0, kDeepBag = 1;

// The task that the running thread is in; what an implicit one has to remember is made when it is asked for.
Ptr current_task(Call& c);
Ptr task_of(Call& c, Ptr block);
std::uint32_t depth_of(Call& c);
void free_task(Call& c, Ptr task);
// Starts the thread of a task that waits for nothing any more.
void start_task(Call& c, Ptr task);
// The next thread to be woken goes on at once: nobody can tell.
void wake(Call& c, ThreadId thread, std::uint64_t depth);
// The running thread waits until it is woken. The attempt has ended.
void wait_for(Call& c, std::uint64_t what, Ptr object);
ThreadId waiting_for(Call& c, std::uint64_t what, Ptr object);

// Where a team meets: all of its tasks must have ended, and what they did comes before what follows.
bool tasks_unfinished(Call& c, Ptr team);
void join_tasks(Call& c, Ptr team);

// --- omp_binding.cpp ---
void hold_threads(Call& c, Ptr team);    // a new one
void forget_threads(Call& c, Ptr team);  // one that has ended
// At a task scheduling point, before the running thread waits, and when it goes on. False: the attempt has
// ended.
bool let_go_of_thread(Call& c);
bool regain_thread(Call& c);
void regain_free_thread(Call& c);  // nobody else can want it
bool is_bound(Call& c);            // the running thread is a task, and has chosen a thread

// --- omp_depend.cpp ---
struct Dependence {
  std::uint64_t address;
  std::uint32_t kind;
};
std::vector<Dependence> read_dependences(Call& c, std::uint32_t count, Ptr list, std::uint32_t more,
                                         Ptr others);
// Of a new task; Task::waits says for how many uses it has to wait.
void add_dependences(Call& c, Ptr task, const std::vector<Dependence>& list);
// The task has been told what it is ordered after. False: it waits for exclusion; the attempt has ended.
bool begin_dependences(Call& c, Ptr task);
void end_dependences(Call& c, Ptr task);
void forget_addresses(Call& c, Ptr task);  // all of its children have ended

}  // namespace heddle::native::omp
