// heddle: check
// expect: verified
// reality: not (ThreadSanitizer complains about any unlock by another thread)
// A thread unlocks the mutex that main holds.
// The mutex checks errors and says EPERM: nothing happens.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;

static void *intruder(void *unused)
{
    int result = pthread_mutex_unlock(&lock);
    assert(result == EPERM);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&lock);
    pthread_create(&t, NULL, intruder, NULL);
    pthread_join(t, NULL);
    pthread_mutex_unlock(&lock);
    return 0;
}
