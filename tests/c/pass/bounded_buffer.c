// heddle: check
// expect: verified
// A buffer for one item, one producer of two items, two consumers of one.
// Two conditions, one for each kind of waiter.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static int full;

static void *consumer(void *unused)
{
    pthread_mutex_lock(&lock);
    while (!full) pthread_cond_wait(&not_empty, &lock);
    full = 0;
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, consumer, NULL);
    pthread_create(&two, NULL, consumer, NULL);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        while (full) pthread_cond_wait(&not_full, &lock);
        full = 1;
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&lock);
    }
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
