// heddle: check
// expect: violated deadlock
// Two threads meet: each says that it is there, then waits for the other.
// Each waits before it says so.
#include <pthread.h>
#include <semaphore.h>

static sem_t here[2];

static void *meet(void *argument)
{
    int me = (int)(long)argument;
    sem_wait(&here[1 - me]); // HERE: deadlock
    sem_post(&here[me]);
    return NULL;
}

int main(void)
{
    sem_init(&here[0], 0, 0);
    sem_init(&here[1], 0, 0);
    pthread_t one, two;
    pthread_create(&one, NULL, meet, (void *)0L);
    pthread_create(&two, NULL, meet, (void *)1L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
