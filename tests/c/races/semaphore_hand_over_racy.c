// heddle: check
// expect: violated race
// race: data
// A semaphore hands data over.
// The data is written after the post.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t filled;
static int data;

static void *producer(void *unused)
{
    sem_post(&filled);
    data = 1; // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    sem_init(&filled, 0, 0);
    pthread_create(&t, NULL, producer, NULL);
    sem_wait(&filled);
    assert(data <= 1); // HERE-ANY: race
    pthread_join(t, NULL);
    sem_destroy(&filled);
    return 0;
}
