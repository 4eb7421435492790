// heddle: check
// expect: violated assertion
// The second step waits for the first.
// The semaphore is open from the start. Steps: the worker passes and reads 0.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t first_done;
static int result;

static void *second(void *unused)
{
    sem_wait(&first_done);
    assert(result == 9); // HERE: assertion
    return unused;
}

int main(void)
{
    sem_init(&first_done, 0, 1);
    pthread_t t;
    pthread_create(&t, NULL, second, NULL);
    result = 9;
    sem_post(&first_done);
    pthread_join(t, NULL);
    return 0;
}
