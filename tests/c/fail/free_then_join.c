// heddle: check
// expect: violated memory
// The context of a thread lives until the thread has ended.
// It is freed when the answer is there, but the thread still writes its log.
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
    c->log = 2; // HERE: memory
    return NULL;
}

int main(void)
{
    sem_init(&answered, 0, 0);
    struct context *c = malloc(sizeof *c);
    pthread_t t;
    pthread_create(&t, NULL, worker, c);
    sem_wait(&answered);
    int answer = c->answer;
    free(c);
    pthread_join(t, NULL);
    return answer != 1;
}
