// heddle: check
// expect: verified
// Taking the permit if there is one.
// sem_trywait asks and takes in one step.
#include <pthread.h>
#include <semaphore.h>

static sem_t permits;

static void *taker(void *unused)
{
    sem_trywait(&permits);
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
