// heddle: check
// expect: violated race
// race: o->value
// An atomic counter is made, initialised and published by a relaxed store: whoever finds it may use it before its initialisation,
// which is a plain write (C11 7.17.2.1), has arrived.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct counter {
  atomic_int value;
};
static _Atomic(struct counter *) shared;

static void *maker(void *unused) {
  struct counter *o = malloc(sizeof *o);
  atomic_init(&o->value, 1);
  atomic_store_explicit(&shared, o, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, maker, NULL);
  struct counter *o = atomic_load_explicit(&shared, memory_order_relaxed);
  int seen = o ? atomic_load(&o->value) : 1;
  pthread_join(thread, NULL);
  free(atomic_load(&shared));
  return seen - 1;
}
