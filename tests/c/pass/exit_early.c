// heddle: check --properties +exit
// expect: verified
// The status of the process is its answer: main leaves with 3 if the worker has not come to an end.
// Here main waits for the worker first.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int done;

static void *worker(void *unused)
{
    (void)unused;
    done = 1;
    return 0;
}

static void leave(int status)
{
    exit(status);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    if (!done)
        leave(3);
    return 0;
}
