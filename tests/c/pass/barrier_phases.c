// heddle: check
// expect: verified
// Everybody writes, then everybody reads the neighbour's value.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int value[2];

static void *worker(void *argument)
{
    int me = (int)(long)argument;
    value[me] = 1;
    pthread_barrier_wait(&barrier);
    assert(value[1 - me] == 1);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&one, NULL, worker, (void *)0L);
    pthread_create(&two, NULL, worker, (void *)1L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    pthread_barrier_destroy(&barrier);
    return 0;
}
