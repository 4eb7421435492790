// heddle: check
// expect: verified
// A reader that returns early.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int work;

static void *reader(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    int seen = work;
    pthread_rwlock_unlock(&lock);
    if (seen == 0) return unused;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    pthread_rwlock_wrlock(&lock);
    work = 1;
    pthread_rwlock_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
