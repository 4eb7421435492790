// heddle: check
// expect: verified
// A struct of eight bytes.
// Atomic as a whole.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct point {
    int x, y;
};
static _Atomic(struct point) place;

static void *mover(void *unused)
{
    struct point there = {3, 3};
    atomic_store(&place, there);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, mover, NULL);
    struct point now = atomic_load(&place);
    int x = now.x, y = now.y;
    assert(x == y);
    pthread_join(t, NULL);
    return 0;
}
