// heddle: check --search dpor --reduction escape
// outcomes: 0 | 2
// Once the others have ended, main does all the rest in one step. That step comes before the write of the thread that nobody joins
// only in part: what main does before it reads x, then the read.
#include <pthread.h>
#include <stdio.h>

static int x;

static void *nothing(void *arg) { return arg; }
static void *write_x(void *arg) {
  x = 2;
  return arg;
}

int main(void) {
  pthread_t joined, detached;
  pthread_create(&joined, NULL, nothing, NULL);
  pthread_create(&detached, NULL, write_x, NULL);
  pthread_detach(detached);
  pthread_join(joined, NULL);
  printf("%d\n", x);
  return 0;
}
