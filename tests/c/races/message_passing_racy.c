// heddle: check
// expect: violated race
// race: data
// Data, then a flag: a releasing store and an acquiring load.
// The load is relaxed.
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
    while (!atomic_load_explicit(&ready, memory_order_relaxed)) {
    }
    assert(data == 1); // HERE-ANY: race
    pthread_join(t, NULL);
    return 0;
}
