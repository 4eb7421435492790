// heddle: check
// expect: violated assertion
// A ring for one producer and one consumer.
// The new tail first. Steps: the consumer sees the tail and reads an empty place.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 2
static int ring[SIZE];
static atomic_uint head, tail;

static void *producer(void *unused)
{
    for (int i = 1; i <= 2; i++) {
        unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
        while (t - atomic_load_explicit(&head, memory_order_acquire) == SIZE) {
        }
        atomic_store_explicit(&tail, t + 1, memory_order_release);
        ring[t % SIZE] = i;
    }
    return unused;
}

int main(void)
{
    pthread_t p;
    pthread_create(&p, NULL, producer, NULL);
    for (int i = 1; i <= 2; i++) {
        unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
        while (atomic_load_explicit(&tail, memory_order_acquire) == h) {
        }
        int item = ring[h % SIZE];
        assert(item == i); // HERE: assertion
        atomic_store_explicit(&head, h + 1, memory_order_release);
    }
    pthread_join(p, NULL);
    return 0;
}
