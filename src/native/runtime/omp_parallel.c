// Parallel and teams regions: the calls of the program's outlined functions. What a team is: omp_team.h.
#include <stdarg.h>
#include <stddef.h>

#include "omp_model.h"

_Static_assert(offsetof(struct heddle_omp_team, threads) == sizeof(struct heddle_omp_team), "as in C++");

void __kmpc_barrier(const struct ident* where, int32_t thread);

static void* __kmpc_heddle_work(void* self) {
  __heddle_omp_invoke(self);
  __kmpc_barrier(0, 0);
  __heddle_omp_end();
}

static void run(struct heddle_omp_team* team) {
  __heddle_omp_fork(team, __kmpc_heddle_work);
  __heddle_omp_invoke(&team->threads[0]);
  __kmpc_barrier(0, 0);
  for (int i = 1; i < team->size; ++i) __heddle_omp_join(team, i);
  __heddle_omp_leave(team);
}

static void take_arguments(struct heddle_omp_team* team, va_list list) {
  for (int i = 0; i < team->argc; ++i) team->args[i] = va_arg(list, void*);
}

void __kmpc_fork_call(const struct ident* where, int32_t argc, void* microtask, ...) {
  (void)where;
  struct heddle_omp_team* team = __heddle_omp_team(microtask, argc, 0);
  va_list list;
  va_start(list, microtask);
  take_arguments(team, list);
  va_end(list);
  run(team);
}

void __kmpc_fork_teams(const struct ident* where, int32_t argc, void* microtask, ...) {
  (void)where;
  struct heddle_omp_team* league = __heddle_omp_team(microtask, argc, 1);
  va_list list;
  va_start(list, microtask);
  take_arguments(league, list);
  va_end(list);
  run(league);
}

// A region of one thread: its body is called by the program itself.
void __kmpc_serialized_parallel(const struct ident* where, int32_t thread) {
  (void)where;
  (void)thread;
  __heddle_omp_fork(__heddle_omp_team(0, 0, 0), __kmpc_heddle_work);
}

void __kmpc_end_serialized_parallel(const struct ident* where, int32_t thread) {
  __kmpc_barrier(where, thread);
  __heddle_omp_leave(__heddle_omp_self()->team);
}

void __kmpc_barrier(const struct ident* where, int32_t thread) {
  (void)where;
  (void)thread;
  __heddle_omp_barrier();
}

int32_t __kmpc_cancel_barrier(const struct ident* where, int32_t thread) {
  __kmpc_barrier(where, thread);
  return 0;
}

// The values of the thread that has been through the single region go to all others.
void __kmpc_copyprivate(const struct ident* where, int32_t thread, size_t size, void* list,
                        void (*copy)(void* to, void* from), int32_t has_values) {
  (void)size;
  struct heddle_omp_team* team = __heddle_omp_self()->team;
  if (has_values) {
    team->copied = list;
    __heddle_omp_publish(list);
  }
  __kmpc_barrier(where, thread);
  if (!has_values) copy(list, team->copied);
  __kmpc_barrier(where, thread);
}

void __heddle_omp_end_reduce(const struct ident* where, int32_t thread, void* lock);

void __kmpc_end_reduce(const struct ident* where, int32_t thread, void* lock) {
  __heddle_omp_end_reduce(where, thread, lock);
  __kmpc_barrier(where, thread);
}
