// heddle: check
// expect: violated deadlock
// Two threads share one permit.
// Who finds no work keeps it. Steps: the first does the work; the second finds none and ends with the permit; main waits.
#include <pthread.h>
#include <semaphore.h>

static sem_t permit;
static int work = 1;

static void *worker(void *unused)
{
    sem_wait(&permit);
    if (work == 0) return unused;
    work--;
    sem_post(&permit);
    return unused;
}

int main(void)
{
    sem_init(&permit, 0, 1);
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    sem_wait(&permit); // HERE: deadlock
    return work;
}
