// What programs tell GenMC (https://github.com/MPI-SWS/genmc), for Heddle, so that they need no change.
// Advice about how to explore does nothing here: what is marked is run as it stands. Functions without a
// definition (hazard pointers, persistency, partial locks) make a program that calls them inconclusive, by
// name.
#ifndef HEDDLE_GENMC_H
#define HEDDLE_GENMC_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif

void __VERIFIER_assume(bool);
int __VERIFIER_nondet_int(void);

typedef pthread_t __VERIFIER_thread_t;

static inline __VERIFIER_thread_t __VERIFIER_spawn(void* (*start)(void*), void* argument) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, start, argument) != 0) abort();
  return thread;
}
static inline __VERIFIER_thread_t __VERIFIER_spawn_symmetric(void* (*start)(void*), void* argument,
                                                             __VERIFIER_thread_t like) {
  (void)like;
  return __VERIFIER_spawn(start, argument);
}
static inline void* __VERIFIER_join(__VERIFIER_thread_t thread) {
  void* result = NULL;
  if (pthread_join(thread, &result) != 0) abort();
  return result;
}
static inline void __VERIFIER_join_symmetric(__VERIFIER_thread_t thread) {
  __VERIFIER_join(thread);
}

// Loops are recognised by their states, so that marks are not needed.
static inline void __VERIFIER_loop_begin(void) {}
static inline void __VERIFIER_spin_start(void) {}
static inline void __VERIFIER_spin_end(bool goes_on) {
  (void)goes_on;
}

static inline void __VERIFIER_method_begin(const char* name, int32_t argument) {
  (void)name, (void)argument;
}
static inline void __VERIFIER_method_end(const char* name, int32_t result) {
  (void)name, (void)result;
}

typedef struct {
  void* heddle_protected;
} __VERIFIER_hp_t;
__VERIFIER_hp_t* __VERIFIER_hp_alloc(void);
void* __VERIFIER_hp_protect(__VERIFIER_hp_t*, const void*);
void __VERIFIER_hp_clear(__VERIFIER_hp_t*);
void __VERIFIER_hp_free(__VERIFIER_hp_t*);
void __VERIFIER_hp_retire(void*);

void* __VERIFIER_palloc(size_t);
void __VERIFIER_pbarrier(void);
void __VERIFIER_recovery_routine(void);

typedef struct {
  pthread_mutex_t heddle_lock;
} __VERIFIER_plock_t;
int __VERIFIER_plock_lock(__VERIFIER_plock_t*);
int __VERIFIER_plock_unlock(__VERIFIER_plock_t*);

#ifdef __cplusplus
}
#endif

#define __VERIFIER_local_write(statement) \
  do {                                    \
    statement;                            \
  } while (0)
#define __VERIFIER_final_write(statement) __VERIFIER_local_write(statement)
#define __VERIFIER_helped_CAS(statement) __VERIFIER_local_write(statement)
#define __VERIFIER_helping_CAS(statement) __VERIFIER_local_write(statement)
#define __VERIFIER_optional(statement) __VERIFIER_local_write(statement)
#define __VERIFIER_speculative_read(expression) (expression)
#define __VERIFIER_confirming_read(expression) (expression)
#define __VERIFIER_confirming_CAS(expression) (expression)
#define __VERIFIER_final_CAS(expression) (expression)
#define __VERIFIER_persistent_storage(declaration) declaration

#endif
