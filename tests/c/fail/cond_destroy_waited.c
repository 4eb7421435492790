// heddle: check
// expect: violated assertion
// A condition variable is destroyed when nobody waits on it any more.
// main only knows that the waiter has the lock behind it, not that it was woken: it destroys while the waiter waits.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed;
static int waiting, done;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&lock);
    waiting = 1;
    while (!done) pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_cond_init(&changed, NULL);
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&lock);
    int waits = waiting;
    pthread_mutex_unlock(&lock);
    if (!waits) exit(0);
    pthread_cond_destroy(&changed); // HERE: assertion
    return 0;
}
