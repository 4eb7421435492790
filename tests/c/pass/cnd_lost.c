// heddle: check
// expect: verified
// C11: waiting for a flag.
#include <threads.h>

static mtx_t lock;
static cnd_t changed;
static int flag;

static int waiter(void *unused)
{
    (void)unused;
    mtx_lock(&lock);
    while (!flag) cnd_wait(&changed, &lock);
    mtx_unlock(&lock);
    return 0;
}

int main(void)
{
    mtx_init(&lock, mtx_plain);
    cnd_init(&changed);
    thrd_t t;
    thrd_create(&t, waiter, NULL);
    mtx_lock(&lock);
    flag = 1;
    cnd_signal(&changed);
    mtx_unlock(&lock);
    thrd_join(t, NULL);
    cnd_destroy(&changed);
    mtx_destroy(&lock);
    return 0;
}
