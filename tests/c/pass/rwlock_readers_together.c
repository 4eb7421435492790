// heddle: check
// expect: verified
// Two threads that must be inside at the same time.
// Readers may.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t both;

static void *enter(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    pthread_barrier_wait(&both);
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_barrier_init(&both, NULL, 2);
    pthread_t one, two;
    pthread_create(&one, NULL, enter, NULL);
    pthread_create(&two, NULL, enter, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
