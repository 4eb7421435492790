// heddle: check
// expect: violated assertion
// A worker that still holds the lock after its last write.
// main takes the write for the end of the critical section. Steps: the worker writes; main finds the lock busy.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int written;

static void *worker(void *unused)
{
    pthread_mutex_lock(&lock);
    written = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    if (written) {
        int result = pthread_mutex_trylock(&lock);
        assert(result == 0); // HERE: assertion
        pthread_mutex_unlock(&lock);
    }
    pthread_join(t, NULL);
    return 0;
}
