// heddle: check
// expect: verified
// A counter under a pthread_spinlock_t.
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int counter;

static void *work(void *unused)
{
    pthread_spin_lock(&lock);
    counter++;
    pthread_spin_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    pthread_spin_lock(&lock);
    int seen = counter;
    pthread_spin_unlock(&lock);
    assert(seen == 1 || seen == 2);
    pthread_join(t, NULL);
    return 0;
}
