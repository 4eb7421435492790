// heddle: check
// expect: verified
// A semaphore that could be taken orders what came before the post.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t filled;
static int data;

static void *producer(void *unused)
{
    data = 1;
    sem_post(&filled);
    return unused;
}

int main(void)
{
    pthread_t t;
    sem_init(&filled, 0, 0);
    pthread_create(&t, NULL, producer, NULL);
    if (sem_trywait(&filled) == 0) {
        assert(data == 1);
    }
    pthread_join(t, NULL);
    sem_destroy(&filled);
    return 0;
}
