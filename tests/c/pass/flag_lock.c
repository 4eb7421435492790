// heddle: check
// expect: verified
// A lock made of an atomic flag.
// test-and-set.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag held = ATOMIC_FLAG_INIT;
static int inside;

static void lock(void)
{
    while (atomic_flag_test_and_set(&held)) {
    }
}

static void unlock(void)
{
    atomic_flag_clear(&held);
}

static void *worker(void *unused)
{
    lock();
    inside++;
    assert(inside == 1);
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
