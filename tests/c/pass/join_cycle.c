// heddle: check
// expect: verified
// Three threads that wait for each other's end.
// The last one waits for nobody.
#include <pthread.h>
#include <semaphore.h>

static pthread_t t[3];
static sem_t started;

static void *worker(void *argument)
{
    long me = (long)argument;
    sem_wait(&started);
    if (me < 2) pthread_join(t[me + 1], NULL);
    return NULL;
}

int main(void)
{
    sem_init(&started, 0, 0);
    for (long i = 0; i < 3; i++) pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 3; i++) sem_post(&started);
    pthread_join(t[0], NULL);
    return 0;
}
