// heddle: check
// expect: violated assertion
// A counter under a reader-writer lock.
// Whoever writes takes it for reading, which excludes no other reader. Steps: both read 0; both write 1.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int count;

static void *add(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    count++;
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    pthread_rwlock_rdlock(&lock);
    assert(count == 2); // HERE: assertion
    pthread_rwlock_unlock(&lock);
    return 0;
}
