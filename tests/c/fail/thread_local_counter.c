// heddle: check
// expect: violated assertion
// Each thread counts for itself.
// The counter is shared. Steps: both count; one sees 2.
#include <assert.h>
#include <pthread.h>

static int calls;

static void *worker(void *unused)
{
    calls++;
    assert(calls == 1); // HERE: assertion
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
