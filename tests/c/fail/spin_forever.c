// heddle: check
// expect: violated livelock
// Waiting for a flag in a loop.
// The flag is set only if the worker comes before main has looked at something else: otherwise main spins for ever.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int started, flag;

static void *worker(void *unused)
{
    if (!started) flag = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    started = 1;
    while (!flag) {
    }
    pthread_join(t, NULL);
    return 0;
}
