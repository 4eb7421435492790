// heddle: check
// expect: verified
// A helper starts a detached thread that uses the helper's variable.
// It waits until the thread has done so.
#include <pthread.h>
#include <semaphore.h>

static sem_t done;

struct request {
    int in, out;
};

static void *serve(void *argument)
{
    struct request *request = argument;
    request->out = request->in * 2;
    sem_post(&done);
    return NULL;
}

static void ask(void)
{
    struct request request = {21, 0};
    pthread_t t;
    pthread_create(&t, NULL, serve, &request);
    pthread_detach(t);
    sem_wait(&done);
}

int main(void)
{
    sem_init(&done, 0, 0);
    ask();
    return 0;
}
