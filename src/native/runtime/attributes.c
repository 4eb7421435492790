// Attribute objects of threads, mutexes, condition variables, read-write locks and barriers: they hold what
// was put in.
#define _GNU_SOURCE
#include "attributes.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

#include "model.h"

// --- threads ---

typedef struct heddle_thread_attributes __attribute__((may_alias)) attributes;
_Static_assert(sizeof(attributes) <= sizeof(pthread_attr_t), "");

static attributes* usable(const pthread_attr_t* attr) {
  attributes* a = (attributes*)attr;
  if (a->magic != HEDDLE_ATTRIBUTES)
    __heddle_misuse("a thread attribute object is used that is not initialised");
  return a;
}

int pthread_attr_init(pthread_attr_t* attr) {
  memset(attr, 0, sizeof *attr);
  attributes* a = (attributes*)attr;
  a->magic = HEDDLE_ATTRIBUTES;
  a->stack_size = 8 << 20;
  a->guard_size = 4096;
  return 0;
}

int pthread_attr_destroy(pthread_attr_t* attr) {
  usable(attr)->magic = 0;
  return 0;
}

int pthread_attr_setdetachstate(pthread_attr_t* attr, int state) {
  if (state != PTHREAD_CREATE_DETACHED && state != PTHREAD_CREATE_JOINABLE) return EINVAL;
  usable(attr)->detached = state == PTHREAD_CREATE_DETACHED;
  return 0;
}

int pthread_attr_getdetachstate(const pthread_attr_t* attr, int* state) {
  *state = usable(attr)->detached ? PTHREAD_CREATE_DETACHED : PTHREAD_CREATE_JOINABLE;
  return 0;
}

int pthread_attr_setstacksize(pthread_attr_t* attr, size_t size) {
  if (size < 16384) return EINVAL;
  usable(attr)->stack_size = size;
  return 0;
}

int pthread_attr_getstacksize(const pthread_attr_t* attr, size_t* size) {
  *size = usable(attr)->stack_size;
  return 0;
}

int pthread_attr_setstack(pthread_attr_t* attr, void* stack, size_t size) {
  if (size < 16384) return EINVAL;
  usable(attr)->stack = stack;
  usable(attr)->stack_size = size;
  return 0;
}

int pthread_attr_getstack(const pthread_attr_t* attr, void** stack, size_t* size) {
  *stack = usable(attr)->stack;
  *size = usable(attr)->stack_size;
  return 0;
}

int pthread_attr_setguardsize(pthread_attr_t* attr, size_t size) {
  usable(attr)->guard_size = size;
  return 0;
}

int pthread_attr_getguardsize(const pthread_attr_t* attr, size_t* size) {
  *size = usable(attr)->guard_size;
  return 0;
}

int pthread_attr_setscope(pthread_attr_t* attr, int scope) {
  if (scope == PTHREAD_SCOPE_PROCESS) return ENOTSUP;  // as Linux
  if (scope != PTHREAD_SCOPE_SYSTEM) return EINVAL;
  usable(attr)->scope = scope;
  return 0;
}

int pthread_attr_getscope(const pthread_attr_t* attr, int* scope) {
  *scope = usable(attr)->scope;
  return 0;
}

int pthread_attr_setinheritsched(pthread_attr_t* attr, int inherit) {
  if (inherit != PTHREAD_INHERIT_SCHED && inherit != PTHREAD_EXPLICIT_SCHED) return EINVAL;
  usable(attr)->inherit = inherit;
  return 0;
}

int pthread_attr_getinheritsched(const pthread_attr_t* attr, int* inherit) {
  *inherit = usable(attr)->inherit;
  return 0;
}

int pthread_attr_setschedpolicy(pthread_attr_t* attr, int policy) {
  if (policy != SCHED_OTHER && policy != SCHED_FIFO && policy != SCHED_RR) return EINVAL;
  usable(attr)->policy = policy;
  return 0;
}

int pthread_attr_getschedpolicy(const pthread_attr_t* attr, int* policy) {
  *policy = usable(attr)->policy;
  return 0;
}

int pthread_attr_setschedparam(pthread_attr_t* attr, const struct sched_param* param) {
  int real_time = usable(attr)->policy != SCHED_OTHER;
  if (param->sched_priority < (real_time ? 1 : 0) || param->sched_priority > (real_time ? 99 : 0))
    return EINVAL;
  usable(attr)->priority = param->sched_priority;
  return 0;
}

int pthread_attr_getschedparam(const pthread_attr_t* attr, struct sched_param* param) {
  param->sched_priority = usable(attr)->priority;
  return 0;
}

int pthread_attr_setaffinity_np(pthread_attr_t* attr, size_t size, const cpu_set_t* cpus) {
  (void)size, (void)cpus;
  usable(attr);
  return 0;
}

// --- the others: one word, or two ---

typedef int __attribute__((may_alias)) word;

static int change(void* attr, int clear, int set) {
  *(word*)attr = (*(word*)attr & ~clear) | set;
  return 0;
}

static int valid_sharing(int shared) {
  return shared == PTHREAD_PROCESS_PRIVATE || shared == PTHREAD_PROCESS_SHARED;
}

int pthread_mutexattr_init(pthread_mutexattr_t* attr) {
  return *(word*)attr = 0;
}

// From now on, like memory that nobody has initialised: see require_usable.
int pthread_mutexattr_destroy(pthread_mutexattr_t* attr) {
  *(word*)attr = -1;
  return 0;
}

int pthread_mutexattr_settype(pthread_mutexattr_t* attr, int type) {
  if (type < 0 || type > HEDDLE_MUTEX_TYPE) return EINVAL;
  return change(attr, HEDDLE_MUTEX_TYPE, type);
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t* attr, int* type) {
  *type = *(word*)attr & HEDDLE_MUTEX_TYPE;
  return 0;
}

int pthread_mutexattr_setpshared(pthread_mutexattr_t* attr, int shared) {
  if (!valid_sharing(shared)) return EINVAL;
  return change(attr, HEDDLE_MUTEX_SHARED, shared ? HEDDLE_MUTEX_SHARED : 0);
}

int pthread_mutexattr_getpshared(const pthread_mutexattr_t* attr, int* shared) {
  *shared = (*(word*)attr & HEDDLE_MUTEX_SHARED) != 0;
  return 0;
}

int pthread_mutexattr_setprotocol(pthread_mutexattr_t* attr, int protocol) {
  if (protocol < PTHREAD_PRIO_NONE || protocol > PTHREAD_PRIO_PROTECT) return EINVAL;
  return change(attr, 3 << HEDDLE_MUTEX_PROTOCOL_SHIFT, protocol << HEDDLE_MUTEX_PROTOCOL_SHIFT);
}

int pthread_mutexattr_getprotocol(const pthread_mutexattr_t* attr, int* protocol) {
  *protocol = *(word*)attr >> HEDDLE_MUTEX_PROTOCOL_SHIFT & 3;
  return 0;
}

int pthread_mutexattr_setprioceiling(pthread_mutexattr_t* attr, int ceiling) {
  if (ceiling < 1 || ceiling > 99) return EINVAL;
  return change(attr, 0x7f << HEDDLE_MUTEX_CEILING_SHIFT, ceiling << HEDDLE_MUTEX_CEILING_SHIFT);
}

int pthread_mutexattr_getprioceiling(const pthread_mutexattr_t* attr, int* ceiling) {
  *ceiling = *(word*)attr >> HEDDLE_MUTEX_CEILING_SHIFT & 0x7f;
  return 0;
}

int pthread_mutexattr_setrobust(pthread_mutexattr_t* attr, int robust) {
  (void)attr;
  if (robust == PTHREAD_MUTEX_ROBUST) __heddle_unsupported("robust mutexes");
  return robust == PTHREAD_MUTEX_STALLED ? 0 : EINVAL;
}

int pthread_mutexattr_getrobust(const pthread_mutexattr_t* attr, int* robust) {
  (void)attr;
  *robust = PTHREAD_MUTEX_STALLED;
  return 0;
}

int pthread_condattr_init(pthread_condattr_t* attr) {
  return *(word*)attr = 0;
}

int pthread_condattr_destroy(pthread_condattr_t* attr) {
  *(word*)attr = -1;
  return 0;
}

int pthread_condattr_setclock(pthread_condattr_t* attr, clockid_t clock) {
  if (clock != CLOCK_REALTIME && clock != CLOCK_MONOTONIC) return EINVAL;
  return change(attr, HEDDLE_COND_CLOCK, clock);
}

int pthread_condattr_getclock(const pthread_condattr_t* attr, clockid_t* clock) {
  *clock = *(word*)attr & HEDDLE_COND_CLOCK;
  return 0;
}

int pthread_condattr_setpshared(pthread_condattr_t* attr, int shared) {
  if (!valid_sharing(shared)) return EINVAL;
  return change(attr, HEDDLE_COND_SHARED, shared ? HEDDLE_COND_SHARED : 0);
}

int pthread_condattr_getpshared(const pthread_condattr_t* attr, int* shared) {
  *shared = (*(word*)attr & HEDDLE_COND_SHARED) != 0;
  return 0;
}

typedef struct heddle_rwlock_attributes __attribute__((may_alias)) rwlock_attributes;
_Static_assert(sizeof(rwlock_attributes) == sizeof(pthread_rwlockattr_t), "");

int pthread_rwlockattr_init(pthread_rwlockattr_t* attr) {
  memset(attr, 0, sizeof *attr);
  return 0;
}

int pthread_rwlockattr_destroy(pthread_rwlockattr_t* attr) {
  *(word*)attr = -1;
  return 0;
}

int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t* attr, int kind) {
  if (kind < PTHREAD_RWLOCK_PREFER_READER_NP || kind > PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP)
    return EINVAL;
  ((rwlock_attributes*)attr)->kind = kind;
  return 0;
}

int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t* attr, int* kind) {
  *kind = ((rwlock_attributes*)attr)->kind;
  return 0;
}

int pthread_rwlockattr_setpshared(pthread_rwlockattr_t* attr, int shared) {
  if (!valid_sharing(shared)) return EINVAL;
  ((rwlock_attributes*)attr)->shared = shared;
  return 0;
}

int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t* attr, int* shared) {
  *shared = ((rwlock_attributes*)attr)->shared;
  return 0;
}

int pthread_barrierattr_init(pthread_barrierattr_t* attr) {
  return *(word*)attr = 0;
}

int pthread_barrierattr_destroy(pthread_barrierattr_t* attr) {
  *(word*)attr = -1;
  return 0;
}

int pthread_barrierattr_setpshared(pthread_barrierattr_t* attr, int shared) {
  if (!valid_sharing(shared)) return EINVAL;
  *(word*)attr = shared;
  return 0;
}

int pthread_barrierattr_getpshared(const pthread_barrierattr_t* attr, int* shared) {
  *shared = *(word*)attr;
  return 0;
}
