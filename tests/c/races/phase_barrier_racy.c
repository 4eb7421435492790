// heddle: check
// expect: violated race
// race: data
// Two threads exchange what they wrote, with a pthread barrier before and after reading.
// The second barrier comes too late: one writes while the other may still be reading.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int data[2];

static void work(int me)
{
    data[me] = me + 1; // HERE-ANY: race
    pthread_barrier_wait(&barrier);
    int seen = data[1 - me]; // HERE-ANY: race
    data[me] = seen; // HERE-ANY: race
    pthread_barrier_wait(&barrier);
}

static void *other(void *unused)
{
    work(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&t, NULL, other, NULL);
    work(0);
    pthread_join(t, NULL);
    pthread_barrier_destroy(&barrier);
    assert(data[0] >= 1 && data[1] >= 1);
    return 0;
}
