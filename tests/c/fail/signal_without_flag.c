// heddle: check
// expect: violated deadlock
// A signal that comes before the wait is lost.
// Nothing remembers it. Steps: main signals; the waiter waits.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t go = PTHREAD_COND_INITIALIZER;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&go, &lock); // HERE: deadlock
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&lock);
    pthread_cond_signal(&go);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
