// The first and the last thing that a thread does.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "cleanup.h"
#include "keys.h"
#include "thread_local.h"

void __heddle_leave_frames(void);
void __heddle_thread_end(void* result);  // returns only in the last thread of the process

void __heddle_thread_start(void* (*function)(void*), void* argument) {
  pthread_exit(function(argument));
}

void pthread_exit(void* result) {
  __heddle_leave_frames();
  __heddle_clean_up(result);
  __heddle_destroy_thread_locals();
  __heddle_destroy_values();
  __heddle_thread_end(result);
  exit(0);
}

// Cancelling is not supported, but saying how one wants to be cancelled does no harm.
int pthread_setcancelstate(int state, int* old) {
  static _Thread_local int current = PTHREAD_CANCEL_ENABLE;
  if (old) *old = current;
  current = state;
  return 0;
}

int pthread_setcanceltype(int type, int* old) {
  static _Thread_local int current = PTHREAD_CANCEL_DEFERRED;
  if (old) *old = current;
  current = type;
  return 0;
}

// Names are for debuggers.
int pthread_setname_np(pthread_t thread, const char* name) {
  (void)thread;
  return strlen(name) > 15 ? ERANGE : 0;
}

int pthread_setconcurrency(int level) {
  return level < 0 ? EINVAL : 0;
}
int pthread_getconcurrency(void) {
  return 0;
}

int pthread_getschedparam(pthread_t thread, int* policy, struct sched_param* param) {
  (void)thread;
  *policy = SCHED_OTHER;
  param->sched_priority = 0;
  return 0;
}
