// heddle: check
// expect: violated deadlock
// Waiting for a flag.
// The flag is looked at before the lock is taken. Steps: the waiter sees 0; main sets the flag and signals nobody; the waiter
// waits for ever.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int flag;

static void *waiter(void *unused)
{
    if (!flag) {
        pthread_mutex_lock(&lock);
        pthread_cond_wait(&changed, &lock); // HERE: deadlock
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&lock);
    flag = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL); // HERE: deadlock
    return 0;
}
