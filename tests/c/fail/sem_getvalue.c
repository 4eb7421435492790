// heddle: check
// expect: violated deadlock
// Taking the permit if there is one.
// First it asks, then it takes. Steps: both see 1; one takes; the other waits for ever.
#include <pthread.h>
#include <semaphore.h>

static sem_t permits;

static void *taker(void *unused)
{
    int left;
    sem_getvalue(&permits, &left);
    if (left > 0) sem_wait(&permits); // HERE: deadlock
    return unused;
}

int main(void)
{
    sem_init(&permits, 0, 1);
    pthread_t one, two;
    pthread_create(&one, NULL, taker, NULL);
    pthread_create(&two, NULL, taker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
