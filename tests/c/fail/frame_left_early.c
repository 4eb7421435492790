// heddle: check
// expect: violated memory
// A helper starts a detached thread that uses the helper's variable.
// It returns. Steps: the helper has returned; the thread writes to a frame that has ended.
#include <pthread.h>
#include <semaphore.h>

static sem_t done;

struct request {
    int in, out;
};

static void *serve(void *argument)
{
    struct request *request = argument;
    request->out = request->in * 2; // HERE: memory
    sem_post(&done);
    return NULL;
}

static void ask(void)
{
    struct request request = {21, 0};
    pthread_t t;
    pthread_create(&t, NULL, serve, &request);
    pthread_detach(t);
}

int main(void)
{
    sem_init(&done, 0, 0);
    ask();
    sem_wait(&done);
    return 0;
}
