// heddle: check
// expect: verified
// C11: locking twice.
// The mutex is recursive.
#include <threads.h>

static mtx_t lock;
static int depth;

static int enter(void *levels)
{
    long n = (long)levels;
    mtx_lock(&lock);
    depth++;
    if (n > 1) enter((void *)(n - 1));
    mtx_unlock(&lock);
    return 0;
}

int main(void)
{
    mtx_init(&lock, mtx_plain | mtx_recursive);
    thrd_t t;
    thrd_create(&t, enter, (void *)2L);
    thrd_join(t, NULL);
    return depth != 2;
}
