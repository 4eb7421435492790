// heddle: check
// expect: verified
// Relaxed counters: updates of one kind whose results nobody uses commute, so that no order of them can be told.
// They are read when all threads have been joined.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int hits, bytes;

static void *worker(void *unused)
{
    atomic_fetch_add_explicit(&hits, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, 10, memory_order_relaxed);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, worker, 0);
    pthread_create(&two, 0, worker, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(hits == 2 && bytes == 20);
    return 0;
}
