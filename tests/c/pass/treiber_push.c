// heddle: check
// expect: verified
// Treiber's stack: two threads push.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
static _Atomic(struct node *) top;

static void *push(void *argument)
{
    struct node *node = malloc(sizeof *node);
    node->value = (int)(long)argument;
    node->next = atomic_load(&top);
    while (!atomic_compare_exchange_strong(&top, &node->next, node)) {
    }
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, push, (void *)1L);
    pthread_create(&two, NULL, push, (void *)2L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    int sum = 0;
    for (struct node *n = top; n; n = n->next) sum += n->value;
    assert(sum == 3);
    return 0;
}
