// heddle: check
// expect: verified
// Readers see a and b equal, since the writer changes both under the lock.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock;
static int a, b;

static void *reader(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    int first = a;
    int second = b;
    pthread_rwlock_unlock(&lock);
    assert(first == second);
    return unused;
}

int main(void)
{
    pthread_rwlock_init(&lock, NULL);
    pthread_t one, two;
    pthread_create(&one, NULL, reader, NULL);
    pthread_create(&two, NULL, reader, NULL);
    pthread_rwlock_wrlock(&lock);
    a = 1;
    b = 1;
    pthread_rwlock_unlock(&lock);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    pthread_rwlock_destroy(&lock);
    return 0;
}
