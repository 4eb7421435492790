// heddle: check
// expect: verified
// reality: not (needs libatomic)
// An atomic struct of 24 bytes, for which no instruction exists.
// All of it changes at once.
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
    struct point now = atomic_load(&place), next;
    do {
        next = (struct point){now.x + 1, now.y + 1, now.z + 1};
    } while (!atomic_compare_exchange_weak(&place, &now, next));
    return unused;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, mover, NULL);
    pthread_create(&u, NULL, raiser, NULL);
    struct point now = atomic_load(&place);
    assert(now.x == now.y && now.y == now.z);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    struct point last = atomic_exchange(&place, ((struct point){0, 0, 0}));
    assert(last.x == last.z && (last.x == 3 || last.x == 4));
    assert(!atomic_is_lock_free(&place));
    return 0;
}
