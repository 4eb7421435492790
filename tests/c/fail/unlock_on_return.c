// heddle: check
// expect: violated deadlock
// A function with an early return inside its critical section.
// The early return keeps the lock. Steps: the first taker gets the only token and leaves; the second finds none, returns
// with the lock; main waits for it. (main, which comes last, always does.)
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int tokens = 1;

static int take(void)
{
    pthread_mutex_lock(&lock);
    if (tokens == 0) return 0;
    tokens--;
    pthread_mutex_unlock(&lock);
    return 1;
}

static void *taker(void *got)
{
    *(int *)got = take();
    return NULL;
}

int main(void)
{
    int a = 0, b = 0;
    pthread_t one, two;
    pthread_create(&one, NULL, taker, &a);
    pthread_create(&two, NULL, taker, &b);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    pthread_mutex_lock(&lock); // HERE: deadlock
    assert(a + b + tokens == 1);
    pthread_mutex_unlock(&lock);
    return 0;
}
