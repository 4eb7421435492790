// heddle: check
// expect: verified
// An atomic flag is set before the threads begin, and then only by atomic accesses.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int ready;

static void *other(void *unused)
{
    __atomic_store_n(&ready, 1, __ATOMIC_RELEASE);
    return unused;
}

int main(void)
{
    pthread_t t;
    ready = 0;
    pthread_create(&t, NULL, other, NULL);
    int seen = __atomic_load_n(&ready, __ATOMIC_ACQUIRE);
    assert(seen == 0 || seen == 1);
    pthread_join(t, NULL);
    return 0;
}
