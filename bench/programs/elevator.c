// An elevator controller: three lifts serve calls, most of them from floors of their own, and keep a journal.
//
// What is wrong: a lift asks whether a floor is claimed and then claims it, two critical sections instead of one. Two lifts that both
// ask before either claims go to the lobby: the second one finds nobody there (an assertion).
#include <assert.h>
#include <pthread.h>

#define FLOORS 4
#define ROUNDS 8
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int called[FLOORS], claimed[FLOORS];
static int journal[64], trips;

static void call(int floor) {
  pthread_mutex_lock(&lock);
  called[floor] = 1;
  claimed[floor] = 0;
  pthread_mutex_unlock(&lock);
}

static int wanted(int floor) {
  pthread_mutex_lock(&lock);
  int yes = called[floor] && !claimed[floor];
  pthread_mutex_unlock(&lock);
  return yes;
}

static void claim(int floor) {
  pthread_mutex_lock(&lock);
  claimed[floor] = 1;
  pthread_mutex_unlock(&lock);
}

static void serve(int floor) {
  pthread_mutex_lock(&lock);
  assert(called[floor]);
  called[floor] = 0;
  journal[trips++] = floor;
  pthread_mutex_unlock(&lock);
}

static void visit(int floor) {
  if (!wanted(floor)) return;
  claim(floor);
  serve(floor);
}

static void *lift(void *argument) {
  int number = (int)(long)argument;
  if (number != 2) visit(0);
  for (int i = 0; i < ROUNDS; i++) {
    call(1 + number);
    visit(1 + number);
  }
  return 0;
}

int main(void) {
  called[0] = 1;
  pthread_t lifts[3];
  for (long i = 0; i < 3; i++) pthread_create(&lifts[i], 0, lift, (void *)i);
  for (int i = 0; i < 3; i++) pthread_join(lifts[i], 0);
  return 0;
}
