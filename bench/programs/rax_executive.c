// A remote-agent executive: a planner and two executors in a ring signal each other through events that count.
//
// What is wrong: the planner looks whether the go-ahead has come in one critical section and begins to wait in another. A signal in
// between is missed, and it never comes again: a deadlock.
#include <pthread.h>

#define ROUNDS 3
struct event {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  int count;
};
static struct event events[4] = {
    {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0},
    {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0},
    {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0},
    {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0},
};

static int count_of(struct event *e) {
  pthread_mutex_lock(&e->lock);
  int count = e->count;
  pthread_mutex_unlock(&e->lock);
  return count;
}

static void raise_event(struct event *e) {
  pthread_mutex_lock(&e->lock);
  e->count++;
  pthread_cond_broadcast(&e->changed);
  pthread_mutex_unlock(&e->lock);
}

static void await_count(struct event *e, int wanted) {
  pthread_mutex_lock(&e->lock);
  while (e->count < wanted) pthread_cond_wait(&e->changed, &e->lock);
  pthread_mutex_unlock(&e->lock);
}

static void *planner(void *unused) {
  if (count_of(&events[3]) == 0) {  // the mistake
    pthread_mutex_lock(&events[3].lock);
    pthread_cond_wait(&events[3].changed, &events[3].lock);
    pthread_mutex_unlock(&events[3].lock);
  }
  for (int i = 1; i <= ROUNDS; i++) {
    raise_event(&events[0]);
    await_count(&events[2], i);
  }
  return unused;
}

static void *executor(void *argument) {
  int from = (int)(long)argument;
  for (int i = 1; i <= ROUNDS; i++) {
    await_count(&events[from], i);
    raise_event(&events[from + 1]);
  }
  return 0;
}

static void *monitor(void *unused) {
  for (int i = 0; i < 6; i++) count_of(&events[i % 3]);
  return unused;
}

int main(void) {
  pthread_t threads[4];
  pthread_create(&threads[0], 0, planner, 0);
  pthread_create(&threads[1], 0, executor, (void *)0);
  pthread_create(&threads[2], 0, executor, (void *)1);
  pthread_create(&threads[3], 0, monitor, 0);
  raise_event(&events[3]);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
  return 0;
}
