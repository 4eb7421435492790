// heddle: check
// expect: verified
// Two 32-bit halves that belong together.
// In one atomic word.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static _Atomic uint64_t both;

static void *worker(void *unused)
{
    both = (uint64_t)7 << 32 | 7;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    uint64_t word = both;
    uint32_t l = (uint32_t)word, h = (uint32_t)(word >> 32);
    assert(l == h);
    pthread_join(t, NULL);
    return 0;
}
