// heddle: check --search dpor --reduction escape
// outcomes: 00 | 01 | 10 | 11 | 20 | 21
// 1x: the lock was free, 2x: it was held; y: the exchange came after main's store and failed (0), or before it (1). 00, 01: the pointer was there
// before. All combinations but those with 0 in front need the first load to come before main's store.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int published;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int how, first;

static void *tries(void *arg) {
  if (atomic_load(&published) != 0) return arg;
  if (pthread_mutex_trylock(&lock) == 0) {
    how = 1;
    pthread_mutex_unlock(&lock);
  } else {
    how = 2;
  }
  return arg;
}
static void *holds(void *arg) {
  int expected = 0;
  first = atomic_compare_exchange_strong(&published, &expected, 0);
  pthread_mutex_lock(&lock);
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, tries, NULL);
  pthread_create(&b, NULL, holds, NULL);
  atomic_store(&published, 1);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  printf("%d%d\n", how, first);
  return 0;
}
