// heddle: check
// expect: verified
// A worker sets a flag and then posts a semaphore.
// main waits for the semaphore before it destroys it.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static sem_t done;
static atomic_int flag;

static void *worker(void *unused)
{
    flag = 1;
    sem_post(&done);
    return unused;
}

int main(void)
{
    pthread_t t;
    sem_init(&done, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    if (flag) {
        sem_wait(&done);
        sem_destroy(&done);
    }
    pthread_join(t, NULL);
    return 0;
}
