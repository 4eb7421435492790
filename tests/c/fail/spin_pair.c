// heddle: check
// expect: violated livelock
// Two polite threads.
// Each waits until the other does not wish.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

static atomic_int wish[2];

static void *worker(void *argument)
{
    int me = (int)(long)argument;
    wish[me] = 1;
    while (wish[1 - me]) sched_yield();
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
