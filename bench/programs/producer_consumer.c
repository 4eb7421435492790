// Three producers and three consumers share a buffer of one element and one condition variable.
//
// What is wrong: pthread_cond_signal wakes any one waiter, and a producer may wake a producer. When the one that could have gone on
// is not woken, all are left waiting: a deadlock.
#include <pthread.h>

#define ITEMS 2
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int full;

static void *producer(void *unused) {
  for (int i = 0; i < ITEMS; i++) {
    pthread_mutex_lock(&lock);
    while (full) pthread_cond_wait(&changed, &lock);
    full = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
  }
  return unused;
}

static void *consumer(void *unused) {
  for (int i = 0; i < ITEMS; i++) {
    pthread_mutex_lock(&lock);
    while (!full) pthread_cond_wait(&changed, &lock);
    full = 0;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
  }
  return unused;
}

int main(void) {
  pthread_t threads[6];
  for (int i = 0; i < 6; i++) pthread_create(&threads[i], 0, i < 3 ? producer : consumer, 0);
  for (int i = 0; i < 6; i++) pthread_join(threads[i], 0);
  return 0;
}
