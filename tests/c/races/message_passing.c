// heddle: check
// expect: verified
// Data, then a flag: a releasing store and an acquiring load.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *sender(void *unused)
{
    data = 1;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    while (!atomic_load_explicit(&ready, memory_order_acquire)) {
    }
    assert(data == 1);
    pthread_join(t, NULL);
    return 0;
}
