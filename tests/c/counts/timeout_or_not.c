// outcomes: item | time is over
// A timed wait and a signal: either may come first.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int item;

static void *producer(void *u)
{
    pthread_mutex_lock(&lock);
    item = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return u;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec++;
    pthread_mutex_lock(&lock);
    int result = 0;
    while (!item && result == 0) result = pthread_cond_timedwait(&changed, &lock, &limit);
    puts(item ? "item" : "time is over");
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
