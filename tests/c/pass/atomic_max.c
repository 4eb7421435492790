// heddle: check
// expect: verified
// The largest value that anybody saw.
// Swapped in as long as it is larger.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int largest;

static void *offer(void *argument)
{
    int mine = (int)(long)argument;
    int seen = atomic_load(&largest);
    while (mine > seen && !atomic_compare_exchange_weak(&largest, &seen, mine)) {
    }
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, offer, (void *)9L);
    pthread_create(&two, NULL, offer, (void *)5L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(largest == 9);
    return 0;
}
