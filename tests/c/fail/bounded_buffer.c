// heddle: check
// expect: violated deadlock
// A buffer for one item, one producer of two items, two consumers of one.
// One condition for both kinds of waiters. Steps: both consumers wait; the producer puts an item, signals one consumer, finds
// the buffer full, waits; the consumer takes it and signals the other consumer, who finds nothing: all wait.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
#define not_full changed
#define not_empty changed
static int full;

static void *consumer(void *unused)
{
    pthread_mutex_lock(&lock);
    while (!full) pthread_cond_wait(&not_empty, &lock); // HERE-ANY: deadlock
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
        while (full) pthread_cond_wait(&not_full, &lock); // HERE-ANY: deadlock
        full = 1;
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&lock);
    }
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
