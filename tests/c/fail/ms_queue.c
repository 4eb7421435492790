// heddle: check
// expect: violated assertion
// Michael and Scott's queue: two threads put.
// A node is linked by a store. Steps: both find the same last node with no next; the later store drops the other's node.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    _Atomic(struct node *) next;
};
static _Atomic(struct node *) head, tail;

static void put(int value)
{
    struct node *node = malloc(sizeof *node);
    node->value = value;
    atomic_init(&node->next, NULL);
    for (;;) {
        struct node *last = atomic_load(&tail);
        struct node *next = atomic_load(&last->next);
        if (next) {
            atomic_compare_exchange_strong(&tail, &last, next);
            continue;
        }
        atomic_store(&last->next, node);
        atomic_compare_exchange_strong(&tail, &last, node);
        return;
    }
}

static void *one(void *unused) { put(1); return unused; }
static void *two(void *unused) { put(2); return unused; }

int main(void)
{
    struct node *dummy = malloc(sizeof *dummy);
    dummy->value = 0;
    atomic_init(&dummy->next, NULL);
    head = tail = dummy;
    pthread_t t, u;
    pthread_create(&t, NULL, one, NULL);
    pthread_create(&u, NULL, two, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    int sum = 0;
    for (struct node *n = head; n; n = n->next) sum += n->value;
    assert(sum == 3); // HERE: assertion
    return 0;
}
