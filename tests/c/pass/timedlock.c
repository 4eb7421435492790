// heddle: check
// expect: verified
// A lock with a time limit may run out of time whenever the lock is held.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int inside;

static void *worker(void *unused)
{
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 1;
    int got = pthread_mutex_timedlock(&lock, &limit);
    if (got == ETIMEDOUT) return unused;
    int before = inside;
    assert(before == 0);
    if (got == 0) pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&lock);
    inside = 1;
    inside = 0;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
