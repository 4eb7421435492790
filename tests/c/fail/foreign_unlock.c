// heddle: check
// expect: violated assertion
// A thread unlocks the mutex that main holds.
// The mutex is normal: whoever unlocks what he does not hold is wrong.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *intruder(void *unused)
{
    int result = pthread_mutex_unlock(&lock); // HERE: assertion
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
