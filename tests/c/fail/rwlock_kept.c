// heddle: check
// expect: violated deadlock
// A reader that returns early.
// It keeps the lock: the writer waits for ever, if the reader came first and saw no work.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int work;

static void *reader(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    int seen = work;
    if (seen == 0) return unused;
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    pthread_rwlock_wrlock(&lock); // HERE: deadlock
    work = 1;
    pthread_rwlock_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
