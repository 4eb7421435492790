// taskloop: its iterations, divided among tasks.
//
// How many iterations a task gets is the program's affair only as far as it says so; what it leaves open is
// tried in such a way that any two iterations which may be in different tasks are so once.
#include <stddef.h>
#include <stdint.h>

#include "omp_task_model.h"

enum schedule { OPEN, GRAINSIZE, NUM_TASKS };

struct loop {
  struct heddle_omp_block* pattern;
  ptrdiff_t lower_at, upper_at;  // in the block
  uint64_t lower;
  int64_t step;
  uint64_t iterations;
  int deferrable;
  void (*duplicate)(struct heddle_omp_block* to, struct heddle_omp_block* from, int32_t last);
};

static void make_task(const struct loop* loop, uint64_t first, uint64_t count) {
  struct heddle_omp_block* block = __heddle_omp_task_copy(loop->pattern);
  uint64_t* lower = (uint64_t*)((char*)block + loop->lower_at);
  uint64_t* upper = (uint64_t*)((char*)block + loop->upper_at);
  *lower = loop->lower + first * (uint64_t)loop->step;
  *upper = loop->lower + (first + count - 1) * (uint64_t)loop->step;
  if (loop->duplicate) loop->duplicate(block, loop->pattern, first + count == loop->iterations);
  if (loop->deferrable) {
    __kmpc_omp_task(0, 0, block);
  } else {
    __kmpc_heddle_run_task(block);
  }
}

// Iterations [from, to) in so many tasks, as equal as can be.
static void divide(const struct loop* loop, uint64_t from, uint64_t to, uint64_t tasks) {
  const uint64_t each = (to - from) / tasks;
  uint64_t more = (to - from) % tasks;
  while (from < to) {
    const uint64_t count = each + (more > 0 ? 1 : 0);
    if (more > 0) --more;
    make_task(loop, from, count);
    from += count;
  }
}

static uint64_t least(uint64_t a, uint64_t b) {
  return a < b ? a : b;
}

static unsigned choose(uint64_t ways) {
  if (ways > 1024) __heddle_omp_refuse("a taskloop whose iterations can be divided in more than 1024 ways");
  return __heddle_omp_choose((unsigned)ways);
}

// Each task has at least `grain` iterations, and fewer than twice as many: a border between two tasks can be
// after any iteration that leaves enough on both sides.
static void divide_by_grain(const struct loop* loop, uint64_t grain) {
  const uint64_t n = loop->iterations;
  if (n < 2 * grain) return make_task(loop, 0, n);
  uint64_t from = 0, count = grain + choose(least(grain, n - 2 * grain + 1));
  while (n - from >= count + grain) {
    make_task(loop, from, count);
    from += count;
    count = grain;
  }
  make_task(loop, from, n - from);
}

// So many tasks, each with at least one iteration: one border can be anywhere.
static void divide_by_number(const struct loop* loop, uint64_t tasks) {
  const uint64_t n = loop->iterations;
  tasks = least(tasks, n);
  if (tasks == 1 || tasks == n) return divide(loop, 0, n, tasks);
  const uint64_t border = 1 + choose(n - 1);
  uint64_t before = tasks * border / n;
  if (before < 1) before = 1;
  if (before > border) before = border;
  if (before > tasks - 1) before = tasks - 1;
  if (tasks - before > n - border) before = tasks - (n - border);
  divide(loop, 0, border, before);
  divide(loop, border, n, tasks - before);
}

static void strictly(const struct loop* loop, uint64_t grain) {
  for (uint64_t from = 0; from < loop->iterations; from += grain)
    make_task(loop, from, least(grain, loop->iterations - from));
}

static void run(const struct loop* loop, int schedule, uint64_t size, int strict) {
  if (size == 0) size = 1;
  if (schedule == GRAINSIZE && strict) {
    strictly(loop, size);
  } else if (schedule == GRAINSIZE) {
    divide_by_grain(loop, size);
  } else if (schedule == NUM_TASKS && strict) {
    divide(loop, 0, loop->iterations, least(size, loop->iterations));
  } else if (schedule == NUM_TASKS) {
    divide_by_number(loop, size);
  } else {
    strictly(loop, 1);
  }
}

static uint64_t iterations(uint64_t lower, uint64_t upper, int64_t step) {
  if (step > 0) return (upper - lower) / (uint64_t)step + 1;
  return (lower - upper) / (0 - (uint64_t)step) + 1;
}

void __kmpc_taskloop_5(const struct ident* where, int32_t thread, struct heddle_omp_block* block,
                       int32_t deferrable, uint64_t* lower, uint64_t* upper, int64_t step, int32_t no_group,
                       int32_t schedule, uint64_t size, int32_t strict,
                       void (*duplicate)(struct heddle_omp_block*, struct heddle_omp_block*, int32_t)) {
  const struct loop loop = {.pattern = block,
                            .lower_at = (char*)lower - (char*)block,
                            .upper_at = (char*)upper - (char*)block,
                            .lower = *lower,
                            .step = step,
                            .iterations = iterations(*lower, *upper, step),
                            .deferrable = deferrable,
                            .duplicate = duplicate};
  if (!no_group) __kmpc_taskgroup(where, thread);
  run(&loop, schedule, size, strict);
  __heddle_omp_task_drop(block);
  if (!no_group) __kmpc_end_taskgroup(where, thread);
}

void __kmpc_taskloop(const struct ident* where, int32_t thread, struct heddle_omp_block* block,
                     int32_t deferrable, uint64_t* lower, uint64_t* upper, int64_t step, int32_t no_group,
                     int32_t schedule, uint64_t size,
                     void (*duplicate)(struct heddle_omp_block*, struct heddle_omp_block*, int32_t)) {
  __kmpc_taskloop_5(where, thread, block, deferrable, lower, upper, step, no_group, schedule, size, 0,
                    duplicate);
}
