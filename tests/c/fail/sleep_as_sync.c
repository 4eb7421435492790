// heddle: check
// expect: violated assertion
// Sleeping is no synchronisation.
// main sleeps "long enough". Steps: the sleep is over before the worker has run.
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

static int ready;

static void *worker(void *unused)
{
    usleep(10);
    ready = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    sleep(1);
    assert(ready); // HERE: assertion
    return 0;
}
