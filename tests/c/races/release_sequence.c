// heddle: check
// expect: verified
// A relaxed read-modify-write continues the release sequence of the store it follows: who reads it is ordered after the store.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int stage;

static void *sender(void *unused)
{
    data = 1;
    atomic_store_explicit(&stage, 1, memory_order_release);
    return unused;
}

static void *between(void *unused)
{
    if (atomic_load_explicit(&stage, memory_order_relaxed) == 1) {
        atomic_fetch_add_explicit(&stage, 1, memory_order_relaxed);
    }
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, sender, NULL);
    pthread_create(&two, NULL, between, NULL);
    if (atomic_load_explicit(&stage, memory_order_acquire) == 2) {
        assert(data == 1);
    }
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
