// Destructors of thread-local C++ objects: run when their thread ends, newest first.
#include "thread_local.h"

#include <stdlib.h>

struct entry {
  struct entry* next;
  void (*destructor)(void*);
  void* object;
};

// The newest entry of the running thread (library/cxxabi.cpp).
struct entry* __heddle_thread_destructors(void);
void __heddle_set_thread_destructors(struct entry* newest);

int __cxa_thread_atexit(void (*destructor)(void*), void* object, void* library) {
  (void)library;
  struct entry* entry = malloc(sizeof *entry);
  *entry = (struct entry){__heddle_thread_destructors(), destructor, object};
  __heddle_set_thread_destructors(entry);
  return 0;
}

int __cxa_thread_atexit_impl(void (*destructor)(void*), void* object, void* library) {
  return __cxa_thread_atexit(destructor, object, library);
}

void __heddle_destroy_thread_locals(void) {
  for (struct entry* entry; (entry = __heddle_thread_destructors());) {
    __heddle_set_thread_destructors(entry->next);
    entry->destructor(entry->object);
    free(entry);
  }
}
