// heddle: check
// expect: violated assertion
// A struct of eight bytes.
// Its members are atomic one by one. Steps: main reads x; the worker writes x and y; main reads y.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static struct {
    atomic_int x, y;
} place;

static void *mover(void *unused)
{
    place.x = 3;
    place.y = 3;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, mover, NULL);
    int x = place.x, y = place.y;
    assert(x == y); // HERE: assertion
    pthread_join(t, NULL);
    return 0;
}
