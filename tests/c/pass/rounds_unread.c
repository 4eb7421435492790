// heddle: check
// expect: verified
// states: 60
// Rounds of waiting are counted, and nobody looks at the numbers: each round is the same state as the one before, so that there are
// few states. The flag is raised in the end, and the two values are in order by it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;
static int value;

static void *raiser(void *unused)
{
    value = 7;
    atomic_store(&flag, 1);
    return unused;
}

static void *waiter(void *unused)
{
    unsigned long rounds = 0, weight = 0;
    while (!atomic_load(&flag)) {
        rounds++;
        weight += 2 * rounds + 1;
    }
    assert(value == 7);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, raiser, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
