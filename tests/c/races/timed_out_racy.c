// heddle: check
// expect: violated race
// race: a
// A time-out releases nothing: who timed out while the other held the lock is not ordered with it. (Minimising
// this once met a time-out that the search had not, and the race was gone when replayed.)
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
static const struct timespec later = {4000000000, 0};
static pthread_mutex_t l0 = PTHREAD_MUTEX_INITIALIZER;
static int a; static int z0; static atomic_int m1;
static void *body0(void *x) {
  if (pthread_mutex_timedlock(&l0, &later) == 0) { pthread_mutex_unlock(&l0); z0=1; } else z0=2;
  a = 2;
  return NULL;
}
static void *body1(void *x) {
  pthread_mutex_lock(&l0);
  pthread_mutex_unlock(&l0);
  int e = 0;
  atomic_compare_exchange_strong(&m1,&e,1);
  int r = a;
  return (void*)(long)r;
}
int main(void) {
  pthread_t t0,t1;
  pthread_create(&t0,0,body0,0);
  pthread_create(&t1,0,body1,0);
  pthread_join(t0,0); pthread_join(t1,0);
  return z0;
}
