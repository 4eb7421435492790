// heddle: check
// expect: violated assertion
// A worker sets a flag and then posts a semaphore.
// main destroys the semaphore when it sees the flag. Steps: the worker sets it; main destroys; the worker posts.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static sem_t done;
static atomic_int flag;

static void *worker(void *unused)
{
    flag = 1;
    sem_post(&done); // HERE: assertion
    return unused;
}

int main(void)
{
    pthread_t t;
    sem_init(&done, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    if (flag) {
        sem_destroy(&done);
    }
    pthread_join(t, NULL);
    return 0;
}
