// heddle: check
// expect: violated assertion
// A rotation: read the neighbour, then write one's own.
// No barrier between reading and writing. Steps: zero reads, writes; one reads the new value.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int cell[2] = {10, 20};

static void *worker(void *argument)
{
    int me = (int)(long)argument;
    int other = cell[1 - me];
    cell[me] = other;
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
    assert(cell[0] == 20 && cell[1] == 10); // HERE: assertion
    return 0;
}
