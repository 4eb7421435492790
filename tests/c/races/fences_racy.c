// heddle: check
// expect: violated race
// reality: not (ThreadSanitizer does not know fences)
// race: data
// Message passing by relaxed accesses between fences.
// The acquire fence comes before the load instead of after it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *sender(void *unused)
{
    data = 1; // HERE-ANY: race
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    atomic_thread_fence(memory_order_acquire);
    if (atomic_load_explicit(&ready, memory_order_relaxed)) {
        assert(data == 1); // HERE-ANY: race
    }
    pthread_join(t, NULL);
    return 0;
}
