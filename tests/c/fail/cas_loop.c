// heddle: check
// expect: violated assertion
// Doubling and adding with compare-and-swap.
// Once: who fails gives up. Steps: both load 1; one swaps; the other fails and its work is lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int value = 1;

static void *add_two(void *unused)
{
    int old = atomic_load(&value);
    atomic_compare_exchange_strong(&value, &old, old + 2);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add_two, NULL);
    pthread_create(&two, NULL, add_two, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(value == 5); // HERE: assertion
    return 0;
}
