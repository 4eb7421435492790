// heddle: check
// expect: violated assertion
// Dekker's lock.
// The loser does not take back its wish, and does not wait for its turn: it enters. Steps: both wish; it is zero's turn; one
// sees zero's wish and goes in all the same.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wish[2], turn;
static int inside;

static void *worker(void *argument)
{
    int me = (int)(long)argument, other = 1 - me;
    wish[me] = 1;
    while (wish[other]) {
        if (turn != me) {
            break;
        }
    }
    inside++;
    assert(inside == 1); // HERE: assertion
    inside--;
    turn = other;
    wish[me] = 0;
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, (void *)0L);
    pthread_create(&two, NULL, worker, (void *)1L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
