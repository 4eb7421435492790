// heddle: check
// expect: violated deadlock
// It is allowed to signal without the lock,
// but what is waited for must change under it. Steps: the waiter, with the lock, sees 0; main sets 1 and signals nobody;
// the waiter waits.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static atomic_int flag;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&lock);
    while (!flag) pthread_cond_wait(&changed, &lock); // HERE: deadlock
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    flag = 1;
    pthread_cond_signal(&changed);
    pthread_join(t, NULL);
    return 0;
}
