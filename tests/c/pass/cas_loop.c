// heddle: check
// expect: verified
// Doubling and adding with compare-and-swap.
// Until it succeeds.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int value = 1;

static void *add_two(void *unused)
{
    int old = atomic_load(&value);
    while (!atomic_compare_exchange_weak(&value, &old, old + 2)) {
    }
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add_two, NULL);
    pthread_create(&two, NULL, add_two, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(value == 5);
    return 0;
}
