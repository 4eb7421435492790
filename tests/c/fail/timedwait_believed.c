// heddle: check
// expect: violated assertion
// A timed wait ends for three reasons; only the condition itself says which.
// The program believes that a wait that did end found its item. Steps: the time is over before main has put it.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int item;

static void *waiter(void *unused)
{
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_nsec += 1000;
    pthread_mutex_lock(&lock);
    int result = 0;
    while (!item && result == 0) result = pthread_cond_timedwait(&changed, &lock, &limit);
    assert(item == 1); // HERE: assertion
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&lock);
    item = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
