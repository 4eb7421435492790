// heddle: check
// expect: verified
// Peterson's lock.
// First the wish, then the courtesy.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wish[2], turn;
static int inside;

static void *worker(void *argument)
{
    int me = (int)(long)argument, other = 1 - me;
    wish[me] = 1;
    turn = other;
    while (wish[other] && turn == other) {
    }
    inside++;
    assert(inside == 1);
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
