// heddle: check
// expect: violated deadlock
// A reader wants to write.
// It keeps the lock for reading: it waits for itself.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int cached;

static void *fill(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    int missing = cached == 0;
    if (missing) {
        pthread_rwlock_wrlock(&lock); // HERE: deadlock
        if (cached == 0) cached = 5;
        pthread_rwlock_unlock(&lock);
    }
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, fill, NULL);
    pthread_create(&two, NULL, fill, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
