// heddle: check
// expect: violated assertion
// reality: not (needs libatomic)
// An atomic struct of 24 bytes, for which no instruction exists.
// It is read and written in two steps. Steps: raiser reads; mover writes; raiser writes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct point {
    long x, y, z;
};
static _Atomic(struct point) place;

static void *mover(void *unused)
{
    struct point there = {3, 3, 3};
    atomic_store(&place, there);
    return unused;
}

static void *raiser(void *unused)
{
    struct point now = atomic_load(&place);
    atomic_store(&place, ((struct point){now.x + 1, now.y + 1, now.z + 1}));
    return unused;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, mover, NULL);
    pthread_create(&u, NULL, raiser, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    struct point last = atomic_load(&place);
    assert(last.x == 3 || last.x == 4); // HERE: assertion
    return 0;
}
