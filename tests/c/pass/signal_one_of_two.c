// heddle: check
// expect: verified
// A gate opens for two waiters.
// broadcast.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int open_;

static void *visitor(void *unused)
{
    pthread_mutex_lock(&lock);
    while (!open_) pthread_cond_wait(&opened, &lock);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, visitor, NULL);
    pthread_create(&two, NULL, visitor, NULL);
    pthread_mutex_lock(&lock);
    open_ = 1;
    pthread_cond_broadcast(&opened);
    pthread_mutex_unlock(&lock);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
