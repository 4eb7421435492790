// heddle: check
// expect: verified
// A worker whose last write main has seen.
// It need not have ended: main joins it then.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int last;

static void *worker(void *unused)
{
    last = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    while (!last)
        ;
    int result = pthread_tryjoin_np(t, NULL);
    if (result == EBUSY) result = pthread_join(t, NULL);
    assert(result == 0);
    return 0;
}
