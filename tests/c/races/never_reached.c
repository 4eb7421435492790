// heddle: check
// expect: verified
// The conflicting write is behind a condition that no schedule fulfils (sequentially consistent atomics).
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int x, y;

static void *other(void *unused)
{
    x = 1;
    if (!y) {
        data = 1;
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    y = 1;
    if (!x) {
        data = 2;
    }
    pthread_join(t, NULL);
    return 0;
}
