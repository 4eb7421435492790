// heddle: check
// expect: violated race
// race: data
// A semaphore that could be taken orders what came before the post.
// sem_getvalue only tells a number.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t filled;
static int data;

static void *producer(void *unused)
{
    data = 1; // HERE-ANY: race
    sem_post(&filled);
    return unused;
}

int main(void)
{
    pthread_t t;
    sem_init(&filled, 0, 0);
    pthread_create(&t, NULL, producer, NULL);
    int value = 0;
    sem_getvalue(&filled, &value);
    if (value > 0) {
        assert(data == 1); // HERE-ANY: race
    }
    pthread_join(t, NULL);
    sem_destroy(&filled);
    return 0;
}
