// heddle: check --race auto
// expect: verified
// A structure is cleared before another thread can use the mutex in it, and again afterwards.
#include <pthread.h>
#include <string.h>

static struct {
    int value;
    pthread_mutex_t lock;
} shared = {0, PTHREAD_MUTEX_INITIALIZER};

static void *worker(void *unused)
{
    pthread_mutex_lock(&shared.lock);
    pthread_mutex_unlock(&shared.lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    memset(&shared, 0, sizeof shared);
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    memset(&shared, 0, sizeof shared);
    return 0;
}
