// heddle: check
// expect: violated assertion
// A lock made of an atomic flag.
// First test, then set. Steps: both see it free; both set it; both are inside.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_bool held;
static int inside;

static void lock(void)
{
    while (atomic_load(&held)) {
    }
    atomic_store(&held, 1);
}

static void unlock(void)
{
    atomic_store(&held, 0);
}

static void *worker(void *unused)
{
    lock();
    inside++;
    assert(inside == 1); // HERE: assertion
    inside--;
    unlock();
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
