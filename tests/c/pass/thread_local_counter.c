// heddle: check
// expect: verified
// Each thread counts for itself.
// _Thread_local.
#include <assert.h>
#include <pthread.h>

static _Thread_local int calls;

static void *worker(void *unused)
{
    calls++;
    assert(calls == 1);
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
