// heddle: check
// expect: verified
// Queue after Michael and Scott; nodes are never used again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    int value;
    _Atomic(struct node *) next;
};

static struct node nodes[3];
static _Atomic(struct node *) head = &nodes[0];
static _Atomic(struct node *) tail = &nodes[0];

static void put(struct node *node, int value)
{
    node->value = value;
    for (;;) {
        struct node *last = atomic_load(&tail);
        struct node *next = atomic_load(&last->next);
        if (next) {
            atomic_compare_exchange_strong(&tail, &last, next);
        } else if (atomic_compare_exchange_strong(&last->next, &next, node)) {
            atomic_compare_exchange_strong(&tail, &last, node);
            break;
        }
    }
}

static int take(void)
{
    for (;;) {
        struct node *first = atomic_load(&head);
        struct node *last = atomic_load(&tail);
        struct node *next = atomic_load(&first->next);
        if (!next) {
            return 0;
        }
        if (first == last) {
            atomic_compare_exchange_strong(&tail, &last, next);
        } else {
            int value = next->value;
            if (atomic_compare_exchange_strong(&head, &first, next)) {
                return value;
            }
        }
    }
}

static void *other(void *unused)
{
    put(&nodes[1], 1);
    take();
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    put(&nodes[2], 2);
    int taken = take();
    pthread_join(t, NULL);
    assert(taken == 1 || taken == 2);
    assert(take() == 0);
    return 0;
}
