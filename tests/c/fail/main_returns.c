// heddle: check
// expect: violated assertion
// When main returns, the program ends, whatever the others do.
// main posts it and leaves by pthread_exit: the worker goes on.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t never;

static void *worker(void *unused)
{
    sem_wait(&never);
    assert(0); // HERE: assertion
    return unused;
}

int main(void)
{
    sem_init(&never, 0, 0);
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_detach(t);
    sem_post(&never);
    pthread_exit(NULL);
    return 0;
}
