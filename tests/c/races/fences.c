// heddle: check
// expect: verified
// reality: not (ThreadSanitizer does not know fences)
// Message passing by relaxed accesses between fences.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *sender(void *unused)
{
    data = 1;
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    if (atomic_load_explicit(&ready, memory_order_relaxed)) {
        atomic_thread_fence(memory_order_acquire);
        assert(data == 1);
    }
    pthread_join(t, NULL);
    return 0;
}
