// heddle: check
// expect: verified
// A recursive mutex must be left as often as it was entered.
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
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, enter_twice, NULL);
    pthread_mutex_lock(&lock);
    shared = 2;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
