// heddle: check
// expect: verified
// Two workers in two rounds.
#include <pthread.h>

static pthread_barrier_t barrier;

static void *worker(void *argument)
{
    int jobs = (int)(long)argument;
    for (int round = 0; round < 2; round++) {
        if (jobs > 0) jobs--;
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&one, NULL, worker, (void *)1L);
    pthread_create(&two, NULL, worker, (void *)2L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    pthread_barrier_destroy(&barrier);
    return 0;
}
