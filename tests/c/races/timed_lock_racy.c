// heddle: check
// expect: violated race
// race: counter
// A mutex is waited for with a time limit, and used only if it was got.
// Used in either case.
#include <assert.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *work(void *unused)
{
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 1;
    int late = pthread_mutex_timedlock(&lock, &limit);
    counter++; // HERE-ANY: race
    if (!late) {
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    pthread_join(t, NULL);
    assert(counter >= 1 && counter <= 2);
    return 0;
}
