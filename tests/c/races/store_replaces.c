// heddle: check
// expect: violated race
// race: data
// In C a store ends the release sequence of an earlier one: who reads it is ordered after its own writer only, and that one
// was told nothing, for its look was relaxed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int stage;

static void *sender(void *unused)
{
    data = 1; // HERE-ANY: race
    atomic_store_explicit(&stage, 1, memory_order_release);
    return unused;
}

static void *between(void *unused)
{
    if (atomic_load_explicit(&stage, memory_order_relaxed) == 1) {
        atomic_store_explicit(&stage, 2, memory_order_release);
    }
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, sender, NULL);
    pthread_create(&two, NULL, between, NULL);
    if (atomic_load_explicit(&stage, memory_order_acquire) == 2) {
        assert(data == 1); // HERE-ANY: race
    }
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
