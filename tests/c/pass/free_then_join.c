// heddle: check
// expect: verified
// The context of a thread lives until the thread has ended.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static sem_t answered;
struct context {
    int answer, log;
};

static void *worker(void *argument)
{
    struct context *c = argument;
    c->answer = 1;
    sem_post(&answered);
    c->log = 2;
    return NULL;
}

int main(void)
{
    sem_init(&answered, 0, 0);
    struct context *c = malloc(sizeof *c);
    pthread_t t;
    pthread_create(&t, NULL, worker, c);
    sem_wait(&answered);
    pthread_join(t, NULL);
    int answer = c->answer;
    free(c);
    return answer != 1;
}
