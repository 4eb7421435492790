// heddle: check --spurious-wakeups
// expect: violated assertion
// reality: not (a wake-up without a cause is hard to come by)
// A wait is not in a loop: right only as long as nobody wakes up without a cause.
// Steps: main starts the setter and waits; it wakes up for nothing; the condition does not hold.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *set(void *p) {
  pthread_mutex_lock(&lock);
  ready = 1;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&lock);
  return p;
}

int main(void) {
  pthread_t setter;
  pthread_mutex_lock(&lock);
  pthread_create(&setter, 0, set, 0);
  if (!ready) pthread_cond_wait(&changed, &lock);
  assert(ready);  // HERE: assertion
  pthread_mutex_unlock(&lock);
  pthread_join(setter, 0);
  return 0;
}
