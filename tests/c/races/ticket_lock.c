// heddle: check
// expect: inconclusive weaker than sequentially consistent
// Ticket lock: draw a number, wait until it is served.
// Two locations are contended and accessed weakly: no race, but no model of this version shows all that the language allows.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint next, serving;
static int counter;

static void *work(void *unused)
{
    for (int i = 0; i < 2; i++) {
        unsigned mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
        while (atomic_load_explicit(&serving, memory_order_acquire) != mine) {
        }
        counter++;
        atomic_store_explicit(&serving, mine + 1, memory_order_release);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    pthread_join(t, NULL);
    assert(counter == 4);
    return 0;
}
