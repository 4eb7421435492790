// heddle: check
// expect: violated memory
// A thread-local variable lives as long as its thread.
// main reads it after the thread has ended.
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
    return unused;
}

int main(void)
{
    sem_init(&published, 0, 0);
    sem_init(&read_, 0, 0);
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    sem_wait(&published);
    pthread_join(t, NULL);
    int seen = *address; // HERE: memory
    sem_post(&read_);
    return seen != 4;
}
