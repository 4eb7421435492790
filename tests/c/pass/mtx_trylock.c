// heddle: check
// expect: verified
// C11: mtx_trylock says thrd_busy.
#include <assert.h>
#include <threads.h>

static mtx_t lock;

static int worker(void *unused)
{
    (void)unused;
    int got = mtx_trylock(&lock);
    assert(got == thrd_success || got == thrd_busy);
    if (got == thrd_success) mtx_unlock(&lock);
    return 0;
}

int main(void)
{
    mtx_init(&lock, mtx_plain);
    thrd_t t;
    thrd_create(&t, worker, NULL);
    mtx_lock(&lock);
    mtx_unlock(&lock);
    thrd_join(t, NULL);
    return 0;
}
