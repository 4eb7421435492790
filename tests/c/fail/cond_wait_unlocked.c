// heddle: check
// expect: violated assertion
// pthread_cond_wait wants its mutex locked by the caller.
// The caller does not hold it.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int done;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&lock);
    int now = done;
    pthread_mutex_unlock(&lock);
    if (!now) pthread_cond_wait(&changed, &lock); // HERE: assertion
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&lock);
    done = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_detach(t);
    return 0;
}
