// What the C part of the OpenMP runtime asks of its C++ part (library/omp_*.cpp).
#pragma once

#include "omp_team.h"

struct ident {  // where a construct is in the source
  int32_t reserved_1, flags, reserved_2, length;
  const char* source;
};

// A team for the construct that comes next, with room for its arguments; `league`: of teams instead of
// threads.
struct heddle_omp_team* __heddle_omp_team(void* microtask, int argc, int league);
// Starts the other threads of the team: each calls work(its heddle_omp_thread). The caller is the first one.
void __heddle_omp_fork(struct heddle_omp_team* team, void* (*work)(void*));
// Calls the team's microtask as this thread of it.
void __heddle_omp_invoke(struct heddle_omp_thread* thread);
// Waits until all threads of the innermost team are here.
void __heddle_omp_barrier(void);
// The end of a region: the last thing that a thread does which was made for it; the first waits for number i,
// and leaves the team when all have ended.
void __heddle_omp_end(void) __attribute__((noreturn));
void __heddle_omp_join(struct heddle_omp_team* team, int number);
void __heddle_omp_leave(struct heddle_omp_team* team);
// The running thread in its innermost team.
struct heddle_omp_thread* __heddle_omp_self(void);
// Other threads of the team will be given the pointer.
void __heddle_omp_publish(void* pointer);
