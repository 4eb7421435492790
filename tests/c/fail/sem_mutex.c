// heddle: check
// expect: violated assertion
// A semaphore as a lock.
// It starts with two permits. Steps: both enter; both read 0; both write 1.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t sem;
static int count;

static void *add(void *unused)
{
    sem_wait(&sem);
    count++;
    sem_post(&sem);
    return unused;
}

int main(void)
{
    sem_init(&sem, 0, 2);
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2); // HERE: assertion
    sem_destroy(&sem);
    return 0;
}
