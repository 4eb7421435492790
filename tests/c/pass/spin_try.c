// heddle: check
// expect: verified
// Trying a spin lock.
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int inside;

static void enter(void)
{
    int before = inside;
    inside = before + 1;
    assert(inside == 1);
    inside = 0;
}

static void *worker(void *unused)
{
    int got = pthread_spin_trylock(&lock);
    if (got != 0) return unused;
    enter();
    if (got == 0) pthread_spin_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t, NULL, worker, NULL);
    pthread_spin_lock(&lock);
    enter();
    pthread_spin_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
