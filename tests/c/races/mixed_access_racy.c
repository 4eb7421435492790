// heddle: check
// expect: violated race
// race: ready
// An atomic flag is set before the threads begin, and then only by atomic accesses.
// Another thread sets it again by a plain write.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int ready;

static void *other(void *unused)
{
    ready = 1; // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    ready = 0;
    pthread_create(&t, NULL, other, NULL);
    int seen = __atomic_load_n(&ready, __ATOMIC_ACQUIRE); // HERE-ANY: race
    assert(seen == 0 || seen == 1);
    pthread_join(t, NULL);
    return 0;
}
