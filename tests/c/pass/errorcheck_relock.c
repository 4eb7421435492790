// heddle: check
// expect: verified
// An error-checking mutex refuses to be locked twice by its owner.
// The owner is told EDEADLK.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static int value;

static void *worker(void *unused)
{
    assert(pthread_mutex_lock(&lock) == 0);
    value++;
    int again = pthread_mutex_lock(&lock);
    assert(again == EDEADLK);
    assert(pthread_mutex_unlock(&lock) == 0);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(value == 2);
    return 0;
}
