// heddle: check
// expect: verified
// A thread that leaves in the middle of its critical section.
// Its clean-up handler unlocks.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void unlock(void *mutex) { pthread_mutex_unlock(mutex); }

static void *worker(void *unused)
{
    pthread_mutex_lock(&lock);
    pthread_cleanup_push(unlock, &lock);
    value++;
    if (value == 1) pthread_exit(NULL);
    pthread_cleanup_pop(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    pthread_mutex_lock(&lock);
    value++;
    pthread_mutex_unlock(&lock);
    return 0;
}
