// heddle: check
// expect: verified
// Dekker's lock.
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
            wish[me] = 0;
            while (turn != me) {
            }
            wish[me] = 1;
        }
    }
    inside++;
    assert(inside == 1);
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
