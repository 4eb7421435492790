// heddle: check
// expect: violated assertion
// Lazy initialisation with a second look under the lock.
// The flag is set before the value is complete. Steps: one sets the flag; two sees it and reads 0.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready;
static int value;

static int get(void)
{
    if (!atomic_load(&ready)) {
        pthread_mutex_lock(&lock);
        if (!atomic_load(&ready)) {
            atomic_store(&ready, 1);
            value = 42;
        }
        pthread_mutex_unlock(&lock);
    }
    return value;
}

static void *worker(void *unused)
{
    int got = get();
    assert(got == 42); // HERE: assertion
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
