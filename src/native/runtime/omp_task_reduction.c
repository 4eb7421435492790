// Reductions that tasks take part in: each task has private copies, made when it first asks for them; whoever
// ends the taskgroup combines them with the original variables.
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "omp_task_model.h"

static struct heddle_omp_group* start(const struct heddle_omp_item* items, int32_t count) {
  struct heddle_omp_group* group = __heddle_omp_task_now()->group;
  for (int32_t i = 0; i < count; ++i) {
    struct heddle_omp_reduction* made = __heddle_omp_hidden(sizeof *made);
    made->item = items[i];
    made->next = group->reductions;
    group->reductions = made;
  }
  return group;
}

void* __kmpc_taskred_init(int32_t thread, int32_t count, void* items) {
  (void)thread;
  return start(items, count);
}

// Of a parallel or worksharing region: reduction(task, ...). Each thread has a taskgroup of its own for it.
void* __kmpc_taskred_modifier_init(const struct ident* where, int32_t thread, int is_worksharing,
                                   int32_t count, void* items) {
  (void)is_worksharing;
  __kmpc_taskgroup(where, thread);
  return start(items, count);
}

void __kmpc_task_reduction_modifier_fini(const struct ident* where, int32_t thread, int is_worksharing) {
  (void)is_worksharing;
  __kmpc_end_taskgroup(where, thread);
}

// `variable` is the original one, or some task's copy of it.
static int is_of(const struct heddle_omp_reduction* reduction, const void* variable) {
  if (reduction->item.shared == variable) return 1;
  for (const struct heddle_omp_copy* at = reduction->copies; at; at = at->next)
    if (at->copy == variable) return 1;
  return 0;
}

static void* copy_for(struct heddle_omp_reduction* reduction, struct heddle_omp_task* task) {
  for (struct heddle_omp_copy* at = reduction->copies; at; at = at->next)
    if (at->task == task) return at->copy;
  struct heddle_omp_copy* made = __heddle_omp_hidden(sizeof *made);
  made->copy = __heddle_omp_copy(reduction->item.size);
  made->task = task;
  made->next = reduction->copies;
  reduction->copies = made;
  task->copies = 1;
  void (*initialise)(void*, void*) = (void (*)(void*, void*))reduction->item.initialise;
  if (initialise) initialise(made->copy, reduction->item.original);
  return made->copy;
}

void* __kmpc_task_reduction_get_th_data(int32_t thread, void* group, void* variable) {
  (void)thread;
  struct heddle_omp_task* task = __heddle_omp_task_now();
  for (struct heddle_omp_group* at = group ? group : task->group; at; at = at->outer)
    for (struct heddle_omp_reduction* r = at->reductions; r; r = r->next)
      if (is_of(r, variable)) return copy_for(r, task);
  __heddle_omp_refuse("in_reduction without a task_reduction around it");
}

void __kmpc_heddle_combine(struct heddle_omp_group* group) {
  while (group->reductions) {
    struct heddle_omp_reduction* r = group->reductions;
    void (*combine)(void*, void*) = (void (*)(void*, void*))r->item.combine;
    void (*finish)(void*) = (void (*)(void*))r->item.finish;
    while (r->copies) {
      struct heddle_omp_copy* at = r->copies;
      combine(r->item.shared, at->copy);
      if (finish) finish(at->copy);
      __heddle_omp_drop_copy(at->copy);
      r->copies = at->next;
      __heddle_omp_drop_hidden(at);
    }
    group->reductions = r->next;
    __heddle_omp_drop_hidden(r);
  }
}
