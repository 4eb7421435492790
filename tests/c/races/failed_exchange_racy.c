// heddle: check
// expect: violated race
// race: data
// A compare-exchange that fails with acquire order has read the flag, and is ordered after it was set.
// Its order of failure is relaxed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *sender(void *unused)
{
    data = 1; // HERE-ANY: race
    atomic_store_explicit(&ready, 1, memory_order_release);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    int expected = 0;
    if (!atomic_compare_exchange_strong_explicit(&ready, &expected, 2, memory_order_acq_rel, memory_order_relaxed)) {
        assert(data == 1); // HERE-ANY: race
    }
    pthread_join(t, NULL);
    return 0;
}
