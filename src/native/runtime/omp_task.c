// Explicit tasks: the calls of the program's outlined functions. How tasks are ordered: library/omp_task.h.
#include <stddef.h>

#include "omp_task_model.h"

static void call(struct heddle_omp_block* block) {
  block->routine(__kmpc_global_thread_num(0), block);
}

static void destroy(struct heddle_omp_task* task, struct heddle_omp_block* block) {
  if (task->flags & HEDDLE_OMP_DESTRUCTORS) block->destructors(__kmpc_global_thread_num(0), block);
}

static void* __kmpc_heddle_task(void* task) {
  __heddle_omp_task_bind();
  struct heddle_omp_block* block = __heddle_omp_task_begin(task);
  call(block);
  destroy(task, block);
  __heddle_omp_task_end();
}

void __kmpc_heddle_run_task(struct heddle_omp_block* block) {
  __heddle_omp_task_enter(block);
  call(block);
  destroy(__heddle_omp_task_now(), block);
  __heddle_omp_task_leave(block);
}

int32_t __kmpc_omp_task_with_deps(const struct ident* where, int32_t thread, struct heddle_omp_block* block,
                                  int32_t count, const struct heddle_omp_dependence_info* list, int32_t more,
                                  const struct heddle_omp_dependence_info* others) {
  (void)where;
  (void)thread;
  switch (__heddle_omp_task_defer(block, __kmpc_heddle_task, count, list, more, others)) {
    case HEDDLE_OMP_HERE: __kmpc_heddle_run_task(block); break;
    case HEDDLE_OMP_GOES_ON: call(block); break;
    default: break;
  }
  return 0;
}

int32_t __kmpc_omp_task(const struct ident* where, int32_t thread, struct heddle_omp_block* block) {
  return __kmpc_omp_task_with_deps(where, thread, block, 0, NULL, 0, NULL);
}

int32_t __kmpc_omp_task_parts(const struct ident* where, int32_t thread, struct heddle_omp_block* block) {
  return __kmpc_omp_task(where, thread, block);
}

void __kmpc_end_taskgroup(const struct ident* where, int32_t thread) {
  (void)where;
  (void)thread;
  struct heddle_omp_group* group = __heddle_omp_group_wait();
  if (group->reductions) __kmpc_heddle_combine(group);
  __heddle_omp_group_leave();
}
