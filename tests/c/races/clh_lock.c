// heddle: check
// expect: inconclusive weaker than sequentially consistent
// CLH queue lock: a thread spins on the node of its predecessor and takes that node over.
// Two locations are contended and accessed weakly: no race, but no model of this version shows all that the language allows.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
    atomic_int locked;
};

static struct node nodes[3];
static _Atomic(struct node *) tail = &nodes[2];
static int counter;

static void work(struct node *mine)
{
    for (int i = 0; i < 2; i++) {
        atomic_store_explicit(&mine->locked, 1, memory_order_relaxed);
        struct node *before = atomic_exchange_explicit(&tail, mine, memory_order_acq_rel);
        while (atomic_load_explicit(&before->locked, memory_order_acquire)) {
        }
        counter++;
        atomic_store_explicit(&mine->locked, 0, memory_order_release);
        mine = before;
    }
}

static void *other(void *unused)
{
    work(&nodes[1]);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    work(&nodes[0]);
    pthread_join(t, NULL);
    assert(counter == 4);
    return 0;
}
