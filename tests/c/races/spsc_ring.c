// heddle: check
// expect: inconclusive weaker than sequentially consistent
// Ring buffer of one producer and one consumer: the indices are released and acquired, the slots are plain.
// Two locations are contended and accessed weakly: no race, but no model of this version shows all that the language allows.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int slots[2];
static atomic_uint head, tail;

static void put(int value)
{
    unsigned at = atomic_load_explicit(&tail, memory_order_relaxed);
    while (at - atomic_load_explicit(&head, memory_order_acquire) == 2) {
    }
    slots[at % 2] = value;
    atomic_store_explicit(&tail, at + 1, memory_order_release);
}

static int take(void)
{
    unsigned at = atomic_load_explicit(&head, memory_order_relaxed);
    while (atomic_load_explicit(&tail, memory_order_acquire) == at) {
    }
    int value = slots[at % 2];
    atomic_store_explicit(&head, at + 1, memory_order_release);
    return value;
}

static void *producer(void *unused)
{
    for (int i = 1; i <= 3; i++) {
        put(i);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    for (int i = 1; i <= 3; i++) {
        int value = take();
        assert(value == i);
    }
    pthread_join(t, NULL);
    return 0;
}
