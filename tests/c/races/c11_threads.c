// heddle: check
// expect: verified
// C11 threads, a mtx_t and a result by thrd_join.
#include <assert.h>
#include <stddef.h>
#include <threads.h>

static mtx_t lock;
static int total;

static int add(void *amount)
{
    mtx_lock(&lock);
    total += (int)(long)amount;
    mtx_unlock(&lock);
    return 0;
}

int main(void)
{
    thrd_t t;
    mtx_init(&lock, mtx_plain);
    thrd_create(&t, add, (void *)1);
    add((void *)2);
    thrd_join(t, NULL);
    assert(total == 3);
    mtx_destroy(&lock);
    return 0;
}
