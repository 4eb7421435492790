// heddle: check
// expect: verified
// C11: thread-specific storage with a destructor that runs at the end of each thread that has a value.
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>

static tss_t key;
static atomic_int destroyed;

static void destroy(void *value)
{
    (void)value;
    destroyed++;
}

static int worker(void *value)
{
    tss_set(key, value);
    assert(tss_get(key) == value);
    return 0;
}

int main(void)
{
    int x = 0;
    tss_create(&key, destroy);
    thrd_t one, two;
    thrd_create(&one, worker, &x);
    thrd_create(&two, worker, &key);
    thrd_join(one, NULL);
    thrd_join(two, NULL);
    assert(destroyed == 2);
    tss_delete(key);
    return 0;
}
