// heddle: check
// expect: verified
// A counter under a spin lock.
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int count;

static void *add(void *unused)
{
    pthread_spin_lock(&lock);
    count++;
    pthread_spin_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t, NULL, add, NULL);
    pthread_spin_lock(&lock);
    count++;
    pthread_spin_unlock(&lock);
    pthread_join(t, NULL);
    assert(count == 2);
    pthread_spin_destroy(&lock);
    return 0;
}
