// heddle: check
// expect: violated deadlock
// Two workers in two rounds.
// A worker with nothing left to do leaves after the first round, while the other one waits for it.
#include <pthread.h>

static pthread_barrier_t barrier;

static void *worker(void *argument)
{
    int jobs = (int)(long)argument;
    for (int round = 0; round < 2; round++) {
        if (jobs > 0) jobs--;
        else return NULL;
        pthread_barrier_wait(&barrier); // HERE: deadlock
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
