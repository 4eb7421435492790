// heddle: check
// expect: verified
// Test-and-test-and-set lock: look with relaxed loads, take with an acquiring exchange.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_bool held;
static int counter;

static void lock(void)
{
    for (;;) {
        while (atomic_load_explicit(&held, memory_order_relaxed)) {
        }
        if (!atomic_exchange_explicit(&held, 1, memory_order_acquire)) {
            return;
        }
    }
}

static void *work(void *unused)
{
    lock();
    counter++;
    atomic_store_explicit(&held, 0, memory_order_release);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&two, NULL, work, NULL);
    work(NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(counter == 3);
    return 0;
}
