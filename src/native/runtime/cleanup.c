// pthread_cleanup_push and pthread_cleanup_pop as <pthread.h> expands them in C: the frame that pushes a
// handler saves its place with setjmp; a thread that ends jumps back to it, and the frame runs the handler
// and calls
// __pthread_unwind_next.
#define _GNU_SOURCE
#include "cleanup.h"

#include <pthread.h>
#include <setjmp.h>

// The newest entry of the running thread (library/pthread_thread.cpp).
struct heddle_cleanup* __heddle_cleanups(void);
void __heddle_set_cleanups(struct heddle_cleanup* newest);

static _Thread_local void* thread_result;  // while handlers run

void __heddle_push_cleanup(struct heddle_cleanup* entry) {
  entry->next = __heddle_cleanups();
  __heddle_set_cleanups(entry);
}

void __heddle_pop_cleanup(struct heddle_cleanup* entry) {
  __heddle_set_cleanups(entry->next);
}

void __heddle_clean_up(void* result) {
  for (struct heddle_cleanup* entry; (entry = __heddle_cleanups());) {
    __heddle_pop_cleanup(entry);
    if (entry->routine) {
      entry->routine(entry->argument);
    } else {
      thread_result = result;
      longjmp(*(jmp_buf*)entry->argument, 1);
    }
  }
}

// The entry is in the part of the buffer that is glibc's own.
static struct heddle_cleanup* entry_of(__pthread_unwind_buf_t* buffer) {
  _Static_assert(sizeof(struct heddle_cleanup) <= sizeof buffer->__pad, "");
  return (struct heddle_cleanup*)buffer->__pad;
}

void __pthread_register_cancel(__pthread_unwind_buf_t* buffer) {
  struct heddle_cleanup* entry = entry_of(buffer);
  entry->routine = 0;
  entry->argument = buffer->__cancel_jmp_buf;
  __heddle_push_cleanup(entry);
}

void __pthread_unregister_cancel(__pthread_unwind_buf_t* buffer) {
  __heddle_pop_cleanup(entry_of(buffer));
}
void __pthread_register_cancel_defer(__pthread_unwind_buf_t* buffer) {
  __pthread_register_cancel(buffer);
}
void __pthread_unregister_cancel_restore(__pthread_unwind_buf_t* buffer) {
  __pthread_unregister_cancel(buffer);
}

void __pthread_unwind_next(__pthread_unwind_buf_t* buffer) {
  (void)buffer;
  pthread_exit(thread_result);
}
