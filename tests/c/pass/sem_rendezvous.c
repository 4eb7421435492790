// heddle: check
// expect: verified
// Two threads meet: each says that it is there, then waits for the other.
#include <pthread.h>
#include <semaphore.h>

static sem_t here[2];

static void *meet(void *argument)
{
    int me = (int)(long)argument;
    sem_post(&here[me]);
    sem_wait(&here[1 - me]);
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
