// heddle: check
// expect: verified
// Treiber's stack with releasing push and acquiring pop; nodes are never used again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    int value;
    struct node *next;
};

static struct node nodes[2];
static _Atomic(struct node *) top;

static void push(struct node *node, int value)
{
    node->value = value;
    struct node *first = atomic_load_explicit(&top, memory_order_relaxed);
    do {
        node->next = first;
    } while (!atomic_compare_exchange_strong_explicit(&top, &first, node, memory_order_release, memory_order_relaxed));
}

static int pop(void)
{
    struct node *first = atomic_load_explicit(&top, memory_order_acquire);
    while (first && !atomic_compare_exchange_strong_explicit(&top, &first, first->next, memory_order_acquire,
                                                             memory_order_acquire)) {
    }
    return first ? first->value : 0;
}

static int taken;

static void *other(void *unused)
{
    push(&nodes[0], 1);
    taken = pop();
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    push(&nodes[1], 2);
    int mine = pop();
    pthread_join(t, NULL);
    assert(mine + taken == 3);
    return 0;
}
