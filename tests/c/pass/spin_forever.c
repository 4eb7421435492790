// heddle: check
// expect: verified
// Waiting for a flag in a loop.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int started, flag;

static void *worker(void *unused)
{
    flag = 1;
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
