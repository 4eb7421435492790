// heddle: check
// expect: violated assertion
// Data, then the flag.
// The flag, then the data. Steps: main sees the flag and reads 0.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_bool ready;

static void *sender(void *unused)
{
    atomic_store_explicit(&ready, 1, memory_order_release);
    data = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    while (!atomic_load_explicit(&ready, memory_order_acquire)) {
    }
    assert(data == 1); // HERE: assertion
    pthread_join(t, NULL);
    return 0;
}
