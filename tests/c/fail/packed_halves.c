// heddle: check
// expect: violated assertion
// Two 32-bit halves that belong together.
// In two. Steps: main reads low; the worker writes both; main reads high.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static _Atomic uint32_t low, high;

static void *worker(void *unused)
{
    low = 7;
    high = 7;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    uint32_t l = low, h = high;
    assert(l == h); // HERE: assertion
    pthread_join(t, NULL);
    return 0;
}
