// heddle: check
// expect: violated deadlock
// A recursive mutex must be left as often as it was entered.
// It is left once only: if the worker is first, main waits for ever; if main is first, all is well.
#define _GNU_SOURCE
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int shared;

static void *enter_twice(void *unused)
{
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&lock);
    shared = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, enter_twice, NULL);
    pthread_mutex_lock(&lock); // HERE: deadlock
    shared = 2;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
