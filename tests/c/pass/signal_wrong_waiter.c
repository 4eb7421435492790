// heddle: check
// expect: verified
// Two waiters wait for different values on one condition.
// Everybody is told.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int value;

static void *until(void *wanted)
{
    pthread_mutex_lock(&lock);
    while (value != (int)(long)wanted) pthread_cond_wait(&changed, &lock);
    value = 2;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, until, (void *)1L);
    pthread_create(&two, NULL, until, (void *)2L);
    pthread_mutex_lock(&lock);
    value = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
