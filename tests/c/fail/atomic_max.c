// heddle: check
// expect: violated assertion
// The largest value that anybody saw.
// Compared, then stored. Steps: both see 0; nine stores; then five stores.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int largest;

static void *offer(void *argument)
{
    int mine = (int)(long)argument;
    int seen = atomic_load(&largest);
    if (mine > seen) atomic_store(&largest, mine);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, offer, (void *)9L);
    pthread_create(&two, NULL, offer, (void *)5L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(largest == 9); // HERE: assertion
    return 0;
}
