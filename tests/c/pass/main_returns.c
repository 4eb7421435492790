// heddle: check
// expect: verified
// When main returns, the program ends, whatever the others do.
// The worker's false assertion comes after a semaphore that nobody posts: at the end of main it is still waiting.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t never;

static void *worker(void *unused)
{
    sem_wait(&never);
    assert(0);
    return unused;
}

int main(void)
{
    sem_init(&never, 0, 0);
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_detach(t);
    return 0;
}
