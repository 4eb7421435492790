// Thread-specific data. Which keys there are is known to library/pthread_key.cpp; each thread has its own
// values here.
#include "keys.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>

unsigned __heddle_key_sequence(pthread_key_t key);  // 0: there is no such key
unsigned __heddle_keys_used(void);                  // no key has this number or a higher one
void (*__heddle_key_destructor(pthread_key_t key))(void*);

static _Thread_local struct {
  unsigned sequence;  // of the key when the value was set: a later key of the same number is another one
  void* value;
} values[HEDDLE_KEYS];

void* pthread_getspecific(pthread_key_t key) {
  unsigned sequence = __heddle_key_sequence(key);
  return sequence && values[key].sequence == sequence ? values[key].value : 0;
}

int pthread_setspecific(pthread_key_t key, const void* value) {
  unsigned sequence = __heddle_key_sequence(key);
  if (!sequence) return EINVAL;
  values[key].sequence = sequence;
  values[key].value = (void*)value;
  return 0;
}

// A destructor may set values again, of its own key or another: POSIX has us try a few times.
void __heddle_destroy_values(void) {
  for (int round = 0; round < PTHREAD_DESTRUCTOR_ITERATIONS; ++round) {
    int again = 0;
    for (pthread_key_t key = 0; key < __heddle_keys_used(); ++key) {
      void* value = pthread_getspecific(key);
      void (*destructor)(void*) = __heddle_key_destructor(key);
      if (!value || !destructor) continue;
      values[key].value = 0;
      destructor(value);
      again = 1;
    }
    if (!again) return;
  }
}
