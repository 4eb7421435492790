// heddle: check
// expect: verified
// Peterson's lock with sequentially consistent atomics.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wants[2];
static atomic_int turn;
static int counter;

static void work(int me)
{
    for (int i = 0; i < 2; i++) {
        wants[me] = 1;
        turn = 1 - me;
        while (wants[1 - me] && turn == 1 - me) {
        }
        counter++;
        wants[me] = 0;
    }
}

static void *other(void *unused)
{
    work(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    work(0);
    pthread_join(t, NULL);
    assert(counter == 4);
    return 0;
}
