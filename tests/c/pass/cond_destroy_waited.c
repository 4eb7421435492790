// heddle: check
// expect: verified
// A condition variable is destroyed when nobody waits on it any more.
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
    done = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    pthread_cond_destroy(&changed);
    return 0;
}
