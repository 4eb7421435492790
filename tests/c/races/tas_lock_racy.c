// heddle: check
// expect: violated race
// race: counter
// Spin lock made of an atomic flag: acquired when it is set, released when it is cleared.
// It is cleared by a relaxed store.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int held;
static int counter;

static void *work(void *unused)
{
    for (int i = 0; i < 2; i++) {
        while (atomic_exchange_explicit(&held, 1, memory_order_acquire)) {
        }
        counter++; // HERE-ANY: race
        atomic_store_explicit(&held, 0, memory_order_relaxed);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    pthread_join(t, NULL);
    assert(counter == 4);
    return 0;
}
