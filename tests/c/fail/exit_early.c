// heddle: check --properties +exit
// expect: violated exit
// The status of the process is its answer: main leaves with 3 if the worker has not come to an end.
// Steps: main reads done before the worker writes it.
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
    exit(status); // HERE: exit
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    if (!done)
        leave(3);
    pthread_join(t, 0);
    return 0;
}
