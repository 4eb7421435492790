// heddle: check
// expect: verified
// Treiber's stack: two threads pop.
// Nodes are freed when nobody can look at them any more: after the join.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
static _Atomic(struct node *) top;

static void *pop(void *unused)
{
    (void)unused;
    struct node *old = atomic_load(&top);
    while (old && !atomic_compare_exchange_strong(&top, &old, old->next)) {
    }
    return old;
}

int main(void)
{
    for (int i = 0; i < 2; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = i;
        node->next = top;
        top = node;
    }
    pthread_t one, two;
    void *a = NULL, *b = NULL;
    pthread_create(&one, NULL, pop, NULL);
    pthread_create(&two, NULL, pop, NULL);
    pthread_join(one, &a);
    pthread_join(two, &b);
    free(a);
    free(b);
    return 0;
}
