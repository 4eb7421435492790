// What the C part of OpenMP's tasks asks of its C++ part (library/omp_task*.cpp).
#pragma once

#include "omp_model.h"
#include "omp_task.h"

struct heddle_omp_dependence_info;  // kmp_depend_info

enum { HEDDLE_OMP_DEFERRED, HEDDLE_OMP_HERE, HEDDLE_OMP_GOES_ON };
// Whether the task gets a thread of its own, which begins with `work`; is to be run at once by this one; or
// is being run and goes on with its next part.
int __heddle_omp_task_defer(struct heddle_omp_block* block, void* (*work)(void*), int32_t count,
                            const struct heddle_omp_dependence_info* list, int32_t more,
                            const struct heddle_omp_dependence_info* others);
// The first and the last things that the thread of a task does.
void __heddle_omp_task_bind(void);
struct heddle_omp_block* __heddle_omp_task_begin(struct heddle_omp_task* task);
void __heddle_omp_task_end(void) __attribute__((noreturn));
// Around a task that this thread runs at once.
void __heddle_omp_task_enter(struct heddle_omp_block* block);
void __heddle_omp_task_leave(struct heddle_omp_block* block);
struct heddle_omp_task* __heddle_omp_task_now(void);  // the one that runs
struct heddle_omp_block* __heddle_omp_task_copy(struct heddle_omp_block* from);
void __heddle_omp_task_drop(struct heddle_omp_block* block);
// The end of a taskgroup: waits for its tasks; forgets it.
struct heddle_omp_group* __heddle_omp_group_wait(void);
void __heddle_omp_group_leave(void);
// Objects that only the runtime knows of, and private copies of variables.
void* __heddle_omp_hidden(size_t size);
void __heddle_omp_drop_hidden(void* object);
void* __heddle_omp_copy(size_t size);
void __heddle_omp_drop_copy(void* copy);
unsigned __heddle_omp_choose(unsigned ways);  // each of them
void __heddle_omp_refuse(const char* what) __attribute__((noreturn));

// Runs the task at once.
void __kmpc_heddle_run_task(struct heddle_omp_block* block);
int32_t __kmpc_omp_task(const struct ident* where, int32_t thread, struct heddle_omp_block* block);
int32_t __kmpc_global_thread_num(const struct ident* where);
void __kmpc_taskgroup(const struct ident* where, int32_t thread);
void __kmpc_end_taskgroup(const struct ident* where, int32_t thread);
// Combines the private copies of the taskgroup's reductions.
void __kmpc_heddle_combine(struct heddle_omp_group* group);
