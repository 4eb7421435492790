// heddle: check
// expect: verified
// A ticket lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint next, serving;
static int inside;

static void *worker(void *unused)
{
    unsigned mine = atomic_fetch_add(&next, 1);
    while (atomic_load(&serving) < mine) {
    }
    inside++;
    assert(inside == 1);
    inside--;
    atomic_store(&serving, mine + 1);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
