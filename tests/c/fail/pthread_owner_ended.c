// heddle: check
// expect: violated deadlock
// A thread ends, is joined, and another one is made that may get its number.
// The first one keeps the lock: it is not the second one's.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *first(void *unused)
{
    pthread_mutex_lock(&lock);
    value++;
    return unused;
}

static void *second(void *unused)
{
    pthread_mutex_lock(&lock); // HERE: deadlock
    value++;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, first, NULL);
    pthread_join(t, NULL);
    pthread_create(&t, NULL, second, NULL);
    pthread_join(t, NULL);
    return 0;
}
