// heddle: check
// expect: verified
// A worker sets a flag and then posts a semaphore in allocated memory.
// main frees it when the worker has ended.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>

static sem_t *done;
static atomic_int flag;

static void *worker(void *unused)
{
    flag = 1;
    sem_post(done);
    return unused;
}

int main(void)
{
    pthread_t t;
    done = malloc(sizeof *done);
    sem_init(done, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    int seen = flag;
    pthread_join(t, NULL);
    if (seen) free(done);
    return 0;
}
