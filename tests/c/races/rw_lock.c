// heddle: check
// expect: verified
// Readers and a writer under a pthread_rwlock_t.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value;
static atomic_int reads;

static void *reader(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    assert(value == 0 || value == 7);
    reads++;
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, reader, NULL);
    pthread_create(&two, NULL, reader, NULL);
    pthread_rwlock_wrlock(&lock);
    value = 7;
    pthread_rwlock_unlock(&lock);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(reads >= 1);
    return 0;
}
