// heddle: check
// expect: violated race
// race: total
// C11 threads, a mtx_t and a result by thrd_join.
// The mutex is left out in one place.
#include <assert.h>
#include <stddef.h>
#include <threads.h>

static mtx_t lock;
static int total;

static int add(void *amount)
{
    mtx_lock(&lock);
    total += (int)(long)amount; // HERE-ANY: race
    mtx_unlock(&lock);
    return 0;
}

int main(void)
{
    thrd_t t;
    mtx_init(&lock, mtx_plain);
    thrd_create(&t, add, (void *)1);
    total += 2; // HERE-ANY: race
    thrd_join(t, NULL);
    assert(total >= 1);
    mtx_destroy(&lock);
    return 0;
}
