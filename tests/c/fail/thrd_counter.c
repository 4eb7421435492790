// heddle: check
// expect: violated assertion
// C11 threads: a counter under an mtx_t.
// One side does not lock. Steps: both read 0; both write 1.
#include <assert.h>
#include <threads.h>

static mtx_t lock;
static int count;

static int add(void *guarded)
{
    if (guarded) mtx_lock(&lock);
    count++;
    if (guarded) mtx_unlock(&lock);
    return 11;
}

int main(void)
{
    mtx_init(&lock, mtx_plain);
    thrd_t one, two;
    int a, b;
    assert(thrd_create(&one, add, &count) == thrd_success);
    assert(thrd_create(&two, add, NULL) == thrd_success);
    thrd_join(one, &a);
    thrd_join(two, &b);
    assert(a == 11 && b == 11);
    assert(count == 2); // HERE: assertion
    mtx_destroy(&lock);
    return 0;
}
