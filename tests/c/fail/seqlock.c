// heddle: check
// expect: violated assertion
// A sequence lock: the reader tries again if a writer was there.
// The reader does not look again at the number. Steps: it reads a; the writer writes both; it reads b.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint sequence;
static atomic_int a, b;

static void *writer(void *unused)
{
    atomic_fetch_add(&sequence, 1);
    atomic_store(&a, 1);
    atomic_store(&b, 1);
    atomic_fetch_add(&sequence, 1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    unsigned before, after;
    int x, y;
    do {
        before = atomic_load(&sequence);
        x = atomic_load(&a);
        y = atomic_load(&b);
        after = before;
    } while (before % 2 != 0 || before != after);
    assert(x == y); // HERE: assertion
    pthread_join(t, NULL);
    return 0;
}
