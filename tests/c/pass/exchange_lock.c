// heddle: check
// expect: verified
// A lock made of atomic_exchange.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int held;
static int work;

static void lock(void)
{
    while (atomic_load(&held) || atomic_exchange(&held, 1)) {
    }
}

static void *worker(void *unused)
{
    lock();
    if (work != 0) work = 2;
    atomic_store(&held, 0);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    lock();
    work = 1;
    atomic_store(&held, 0);
    pthread_join(t, NULL);
    return 0;
}
