// heddle: check
// expect: violated memory
// A worker sets a flag and then posts a semaphore in allocated memory.
// main frees it when it sees the flag. Steps: the worker sets it; main frees; the worker posts.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>

static sem_t *done;
static atomic_int flag;

static void *worker(void *unused)
{
    flag = 1;
    sem_post(done); // HERE: memory
    return unused;
}

int main(void)
{
    pthread_t t;
    done = malloc(sizeof *done);
    sem_init(done, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    int seen = flag;
    if (seen) free(done);
    pthread_join(t, NULL);
    return 0;
}
