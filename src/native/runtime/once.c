// pthread_once. A routine that is left by pthread_exit, or by an exception, has not run: the next caller runs
// it.
#include <pthread.h>

#include "cleanup.h"

int __heddle_once_begin(pthread_once_t* once);  // 1: the caller must run the routine
void __heddle_once_end(pthread_once_t* once, int done);

struct run {
  struct heddle_cleanup cleanup;
  pthread_once_t* once;
  int done;
};

static void abandon(void* once) {
  __heddle_once_end(once, 0);
}

static void end(struct run* run) {
  __heddle_pop_cleanup(&run->cleanup);
  __heddle_once_end(run->once, run->done);
}

int pthread_once(pthread_once_t* once, void (*routine)(void)) {
  if (__heddle_once_begin(once)) {
    __attribute__((cleanup(end))) struct run run = {.cleanup = {0, abandon, once}, .once = once};
    __heddle_push_cleanup(&run.cleanup);
    routine();
    run.done = 1;
  }
  return 0;
}
