// heddle: check
// expect: verified
// Trying to write is refused while somebody reads.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int low, high;

static void *writer(void *unused)
{
    int got = pthread_rwlock_trywrlock(&lock);
    if (got == EBUSY) return unused;
    low = 1;
    high = 1;
    if (got == 0) pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    pthread_rwlock_rdlock(&lock);
    int l = low, h = high;
    pthread_rwlock_unlock(&lock);
    assert(l == h);
    pthread_join(t, NULL);
    return 0;
}
