// heddle: check
// expect: violated deadlock
// A barrier for as many as come.
// It waits for one more than there are.
#include <pthread.h>

static pthread_barrier_t barrier;

static void *worker(void *unused)
{
    pthread_barrier_wait(&barrier); // HERE: deadlock
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_barrier_init(&barrier, NULL, 3);
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL); // HERE: deadlock
    pthread_join(two, NULL);
    pthread_barrier_destroy(&barrier);
    return 0;
}
