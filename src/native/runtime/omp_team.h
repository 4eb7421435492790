// What the OpenMP runtime keeps of a team and of its threads: for C (runtime/omp_*.c) and for C++
// (library/omp_*.cpp).
//
// A team is one object that only the runtime knows of (Call::allocate_hidden), so that nothing that is done
// to it is an access of the program's or a scheduling point. It is made when a parallel region begins and
// ended with it. A thread that has never been in a region is the only one of an initial team.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
#define HEDDLE_OMP_POINTER(type) std::uint64_t
#else
#define HEDDLE_OMP_POINTER(type) type*
#endif

struct heddle_omp_team;

// The internal control variables of a (implicit) task (OpenMP 5.1, 2.4.1).
struct heddle_omp_icvs {
  int32_t threads;  // nthreads-var; 0: as many as --threads says
  int32_t max_active_levels;
  int32_t dynamic;
  int32_t thread_limit;
  int32_t schedule, chunk;  // run-sched-var: omp_sched_t
  int32_t teams, teams_thread_limit;
};

// How the pieces of a loop are given out.
enum heddle_omp_pieces {
  HEDDLE_OMP_WHOLE,   // the thread has its whole share already
  HEDDLE_OMP_BLOCKS,  // as the program says
  HEDDLE_OMP_CYCLES,
  HEDDLE_OMP_OPEN,  // the program leaves it open
};

// The loop, or the sections, that a thread is in. Its iterations are dealt out in pieces.
struct heddle_omp_loop {
  int64_t lower, step;         // the first iteration, and from one to the next
  uint64_t iterations, chunk;  // a piece is `chunk` iterations
  uint64_t next;               // the first piece that has not been looked at
  uint64_t current;            // ordered: the iteration that the thread is in
  uint64_t listed;             // --schedule all: the number of the distribution
  uint32_t construct;          // Worksharing::construct
  uint32_t instance;           // among the team's worksharing constructs since the last barrier
  uint32_t pieces;             // enum heddle_omp_pieces
  uint32_t in_order;           // has an ordered clause
  uint32_t left_ordered;       // the ordered region of this iteration has been left
  uint32_t of_league;          // distribute: its pieces go to the teams of the league
  uint32_t steps;              // it tells of every iteration: pieces are given out by the run
  uint32_t unused;
};

// What the threads of a team share of a loop that they may enter and leave at different times.
enum { HEDDLE_OMP_SHARED = 8 };
struct heddle_omp_shared {
  uint32_t instance;  // of which loop: its number + 1; 0: free
  uint32_t left;      // doacross: how many threads have left it
  uint64_t listed;    // --schedule all: the number of the distribution
  uint64_t turn;      // ordered: the iteration whose turn it is
  HEDDLE_OMP_POINTER(void) doacross;
};

struct heddle_omp_thread {
  HEDDLE_OMP_POINTER(struct heddle_omp_team) team;
  HEDDLE_OMP_POINTER(struct heddle_omp_thread) outer;  // what it was before the region; null: made for it
  HEDDLE_OMP_POINTER(void) kept;  // thread-local variables of the teams that it is the first of, by number
  HEDDLE_OMP_POINTER(void)
  locks;                // of a team of a league: what its threads have of locks (library/omp_lock.cpp)
  int32_t global;       // what Clang calls the global thread number
  int32_t number;       // in the team
  int32_t machine;      // its number in the machine
  uint32_t instances;   // worksharing constructs since the last barrier
  uint64_t outer_unit;  // the piece of work that the region is part of
  int32_t pushed_threads, pushed_teams, pushed_limit;  // clauses of the construct that comes next
  int32_t final;                                       // inside of a final task
  int32_t knows_number, unused;  // it has asked for its number, and does something with it
  struct heddle_omp_icvs icvs;
  struct heddle_omp_loop loop;
  // Explicit tasks.
  HEDDLE_OMP_POINTER(void) task;  // the one under way; null: the implicit one
  HEDDLE_OMP_POINTER(void) tasks[3];
};

struct heddle_omp_team {
  HEDDLE_OMP_POINTER(void) microtask;
  HEDDLE_OMP_POINTER(void*) args;  // behind the threads
  int32_t argc, size;
  int32_t level, active_level;
  int32_t league, league_number;    // how many teams there are, and which this is
  uint32_t group;                   // contention group: 0, or the number of the league's team + 1
  uint32_t is_league;               // the "threads" are the first ones of teams
  HEDDLE_OMP_POINTER(void) copied;  // copyprivate: the list of the thread that has the values
  HEDDLE_OMP_POINTER(void) tasks[3];
  struct heddle_omp_shared shared[HEDDLE_OMP_SHARED];
#ifndef __cplusplus
  struct heddle_omp_thread threads[];
#endif
};
