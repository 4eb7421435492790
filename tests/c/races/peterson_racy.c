// heddle: check
// expect: violated race
// race: wants | turn | counter
// Peterson's lock with sequentially consistent atomics.
// With volatile variables, as in old books: no access is atomic.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static volatile int wants[2];
static volatile int turn;
static int counter;

static void work(int me)
{
    for (int i = 0; i < 2; i++) {
        wants[me] = 1; // HERE-ANY: race
        turn = 1 - me; // HERE-ANY: race
        while (wants[1 - me] && turn == 1 - me) { // HERE-ANY: race
        }
        counter++; // HERE-ANY: race
        wants[me] = 0; // HERE-ANY: race
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
    assert(counter >= 2);
    return 0;
}
