// heddle: check
// expect: violated race
// reality: not (ThreadSanitizer does not know fences)
// race: data
// A sequentially consistent fence releases and acquires.
// The sender's fence stands after its store.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *sender(void *unused)
{
    data = 1; // HERE-ANY: race
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    if (atomic_load_explicit(&ready, memory_order_relaxed)) {
        atomic_thread_fence(memory_order_seq_cst);
        assert(data == 1); // HERE-ANY: race
    }
    pthread_join(t, NULL);
    return 0;
}
