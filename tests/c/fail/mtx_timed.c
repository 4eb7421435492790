// heddle: check
// expect: violated assertion
// C11: a timed lock and a timed wait may end with thrd_timedout.
// The wait's end is taken for its success.
#include <assert.h>
#include <threads.h>
#include <time.h>

static mtx_t lock;
static cnd_t changed;
static int ready;

static int waiter(void *unused)
{
    (void)unused;
    struct timespec limit;
    timespec_get(&limit, TIME_UTC);
    limit.tv_sec += 2;
    int got = mtx_timedlock(&lock, &limit);
    if (got != thrd_success) return 0;
    int result = thrd_success;
    while (!ready && result == thrd_success) result = cnd_timedwait(&changed, &lock, &limit);
    assert(ready); // HERE: assertion
    mtx_unlock(&lock);
    return 0;
}

int main(void)
{
    mtx_init(&lock, mtx_timed);
    cnd_init(&changed);
    thrd_t t;
    thrd_create(&t, waiter, NULL);
    mtx_lock(&lock);
    ready = 1;
    cnd_broadcast(&changed);
    mtx_unlock(&lock);
    thrd_join(t, NULL);
    return 0;
}
