// What the OpenMP runtime keeps of tasks: for C (runtime/omp_task*.c) and for C++ (library/omp_task*.cpp).
// All of it is in objects that only the runtime knows of, except what Clang expects: struct heddle_omp_block.
#pragma once

#include "omp_team.h"

// kmp_task_t: what the program's code sees of a task. Its private variables follow, then the addresses of
// shared ones, then (ours) the address of its heddle_omp_task.
struct heddle_omp_block {
  HEDDLE_OMP_POINTER(void) shareds;
#ifdef __cplusplus
  std::uint64_t routine;
#else
  int32_t (*routine)(int32_t thread, struct heddle_omp_block* block);
#endif
  int32_t part;  // of an untied task: where it goes on
  int32_t unused;
#ifdef __cplusplus
  std::uint64_t destructors, second;
#else
  int32_t (*destructors)(int32_t thread, struct heddle_omp_block* block);
  void* second;
#endif
};

enum heddle_omp_task_flags {  // as Clang passes them
  HEDDLE_OMP_FINAL = 2,
  HEDDLE_OMP_DESTRUCTORS = 8,
  HEDDLE_OMP_DETACHABLE = 0x40,
  HEDDLE_OMP_ENDED = 0x10000,  // ours
};

// What waits in a bag to be answered for (kDeposits).
enum heddle_omp_bag {
  HEDDLE_OMP_USED = 1,   // somebody has ended there
  HEDDLE_OMP_OWING = 2,  // and has accessed shared memory
};

// An explicit task, or what an implicit one has to remember about its children.
struct heddle_omp_task {
  HEDDLE_OMP_POINTER(struct heddle_omp_block) block;  // null: implicit
  HEDDLE_OMP_POINTER(struct heddle_omp_task) parent;
  HEDDLE_OMP_POINTER(struct heddle_omp_group) group;        // the innermost one now
  HEDDLE_OMP_POINTER(struct heddle_omp_group) inside;       // the one that it was made in
  HEDDLE_OMP_POINTER(struct heddle_omp_address) addresses;  // that its children depend on
  HEDDLE_OMP_POINTER(struct heddle_omp_use) uses;           // its own dependences
  HEDDLE_OMP_POINTER(void) work;                            // what its thread begins with
  uint32_t use_count;
  uint32_t waits;       // for so many uses by tasks that were made before
  uint32_t flags;       // enum heddle_omp_task_flags
  uint32_t depth;       // of tasks around
  uint32_t children;    // that have not ended
  uint32_t references;  // children that are still remembered
  uint32_t bag;         // of children: enum heddle_omp_bag
  uint32_t copies;      // has private copies of a reduction
  int32_t outer_final;
  uint32_t deferred;  // has a thread of its own, now or later
  struct heddle_omp_icvs outer_icvs;
  // Behind it, if it is explicit: struct heddle_omp_thread, should it get a thread of its own.
};

struct heddle_omp_group {  // taskgroup
  HEDDLE_OMP_POINTER(struct heddle_omp_group) outer;
  HEDDLE_OMP_POINTER(struct heddle_omp_task) owner;
  HEDDLE_OMP_POINTER(struct heddle_omp_reduction) reductions;
  uint32_t unfinished;
  uint32_t bag, deep;  // enum heddle_omp_bag: of children of the owner, of others
  uint32_t unused;
};

// How a task depends on an address (kmp_depend_info::flags).
enum heddle_omp_dependence {
  HEDDLE_OMP_IN = 1,
  HEDDLE_OMP_OUT = 3,
  HEDDLE_OMP_EXCLUSIVE = 4,  // mutexinoutset
  HEDDLE_OMP_SET = 8,        // inoutset
};

struct heddle_omp_address {  // on which children of one task depend
  uint64_t address;
  HEDDLE_OMP_POINTER(struct heddle_omp_address) next;
  HEDDLE_OMP_POINTER(struct heddle_omp_use) first;  // by tasks that have not ended, in the order of creation
  HEDDLE_OMP_POINTER(struct heddle_omp_task) holder;  // mutexinoutset
  uint32_t kinds;                                     // that there have ever been
  uint32_t unused;
};

struct heddle_omp_use {
  HEDDLE_OMP_POINTER(struct heddle_omp_address) at;
  HEDDLE_OMP_POINTER(struct heddle_omp_use) next;
  HEDDLE_OMP_POINTER(struct heddle_omp_task) task;
  uint32_t kind, unused;
};

// A list item of a task_reduction clause, and a private copy of it.
struct heddle_omp_copy {
  HEDDLE_OMP_POINTER(struct heddle_omp_copy) next;
  HEDDLE_OMP_POINTER(struct heddle_omp_task) task;  // null: it has ended
  HEDDLE_OMP_POINTER(void) copy;
};
struct heddle_omp_item {  // kmp_taskred_input_t
  HEDDLE_OMP_POINTER(void) shared;
  HEDDLE_OMP_POINTER(void) original;
  uint64_t size;
  HEDDLE_OMP_POINTER(void) initialise;
  HEDDLE_OMP_POINTER(void) finish;
  HEDDLE_OMP_POINTER(void) combine;
  uint64_t flags;
};
struct heddle_omp_reduction {
  HEDDLE_OMP_POINTER(struct heddle_omp_reduction) next;
  HEDDLE_OMP_POINTER(struct heddle_omp_copy) copies;
  struct heddle_omp_item item;
};
