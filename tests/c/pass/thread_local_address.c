// heddle: check
// expect: verified
// A thread-local variable lives as long as its thread.
// main reads it while the thread is alive.
#include <pthread.h>
#include <semaphore.h>

static _Thread_local int mine = 3;
static int *address;
static sem_t published, read_;

static void *worker(void *unused)
{
    mine = 4;
    address = &mine;
    sem_post(&published);
    sem_wait(&read_);
    return unused;
}

int main(void)
{
    sem_init(&published, 0, 0);
    sem_init(&read_, 0, 0);
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    sem_wait(&published);
    int seen = *address;
    sem_post(&read_);
    pthread_join(t, NULL);
    return seen != 4;
}
