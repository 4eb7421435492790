// heddle: check
// expect: violated deadlock
// A barrier made of a mutex and a condition, used twice by two threads.
// It counts down only. Steps: the last one resets the count and runs on into the second use before the first one has looked:
// the first one sees a new count and waits; the second waits for it.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_here = PTHREAD_COND_INITIALIZER;
static int missing = 2;

static void await(void)
{
    pthread_mutex_lock(&lock);
    if (--missing == 0) {
        missing = 2;
        pthread_cond_broadcast(&all_here);
    } else {
        while (missing != 2) pthread_cond_wait(&all_here, &lock); // HERE-ANY: deadlock
    }
    pthread_mutex_unlock(&lock);
}

static void *worker(void *unused)
{
    await();
    await();
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    await();
    await();
    pthread_join(t, NULL);
    return 0;
}
