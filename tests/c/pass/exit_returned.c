// heddle: check --properties +exit
// expect: verified
// What main returns is the status: the number of updates that were lost.
// Here the update is one step.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *worker(void *unused)
{
    (void)unused;
    counter += 1;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 2 - counter;
}
