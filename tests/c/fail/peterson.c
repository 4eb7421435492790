// heddle: check
// expect: violated assertion
// Peterson's lock.
// First the courtesy, then the wish. Steps: zero gives the turn to one; one gives it to zero, wishes, sees no other wish,
// enters; zero wishes, sees the turn is its own, enters.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wish[2], turn;
static int inside;

static void *worker(void *argument)
{
    int me = (int)(long)argument, other = 1 - me;
    turn = other;
    wish[me] = 1;
    while (wish[other] && turn == other) {
    }
    inside++;
    assert(inside == 1); // HERE: assertion
    inside--;
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
