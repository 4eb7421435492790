// heddle: check
// expect: violated race
// race: counter
// A counter under a pthread_spinlock_t.
// It is read without it.
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int counter;

static void *work(void *unused)
{
    pthread_spin_lock(&lock);
    counter++; // HERE-ANY: race
    pthread_spin_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    int seen = counter; // HERE-ANY: race
    assert(seen == 1 || seen == 2);
    pthread_join(t, NULL);
    return 0;
}
