// heddle: check
// expect: violated assertion
// A worker whose last write main has seen.
// main expects it to have ended. Steps: the worker writes; main is told that it is still busy.
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
    assert(result == 0); // HERE: assertion
    return 0;
}
