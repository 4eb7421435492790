// heddle: check
// expect: verified
// Sleeping is no synchronisation.
// main waits for the end.
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
    pthread_join(t, NULL);
    assert(ready);
    return 0;
}
