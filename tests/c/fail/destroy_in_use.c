// heddle: check
// expect: violated assertion
// A mutex is destroyed when its last user has gone.
// main does not wait. Steps: the worker locks; main destroys a locked mutex.
#include <pthread.h>

static pthread_mutex_t lock;
static int value;

static void *worker(void *unused)
{
    pthread_mutex_lock(&lock);
    value = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_init(&lock, NULL);
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_destroy(&lock);
    pthread_join(t, NULL);
    return 0;
}
