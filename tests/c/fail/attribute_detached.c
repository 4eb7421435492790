// heddle: check
// expect: violated assertion
// A thread that is created detached takes care of itself.
// Joining it is wrong.
#include <pthread.h>
#include <semaphore.h>

static sem_t done;
static void *worker(void *unused)
{
    sem_post(&done);
    return unused;
}

int main(void)
{
    sem_init(&done, 0, 0);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t t;
    pthread_create(&t, &attributes, worker, NULL);
    pthread_attr_destroy(&attributes);
    sem_wait(&done);
    pthread_join(t, NULL); // HERE: assertion
    return 0;
}
