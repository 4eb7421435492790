// heddle: check
// expect: inconclusive weaker than sequentially consistent
// Relaxed counters of which one is read by the other thread while it counts: in which order they grow can be told.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int hits, bytes;

static void *worker(void *unused)
{
    atomic_fetch_add_explicit(&hits, 1, memory_order_relaxed);
    if (atomic_fetch_add_explicit(&bytes, 10, memory_order_relaxed) == 10)
        assert(atomic_load_explicit(&hits, memory_order_relaxed) >= 1);
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
