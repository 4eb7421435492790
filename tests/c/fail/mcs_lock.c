// heddle: check
// expect: violated memory
// The queue lock of Mellor-Crummey and Scott.
// It does not wait. Steps: zero is about to leave; one has swapped itself in as the tail, not yet linked; zero follows NULL.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct waiter {
    _Atomic(struct waiter *) next;
    atomic_int locked;
};
static _Atomic(struct waiter *) tail;
static struct waiter waiters[2];
static int inside;

static void *worker(void *argument)
{
    struct waiter *me = argument;
    me->next = NULL;
    me->locked = 1;
    struct waiter *before = atomic_exchange(&tail, me);
    if (before) {
        before->next = me;
        while (me->locked) {
        }
    }
    inside++;
    assert(inside == 1);
    inside--;
    struct waiter *expected = me;
    if (!me->next && atomic_compare_exchange_strong(&tail, &expected, NULL)) return NULL;
    struct waiter *successor = me->next;
    successor->locked = 0; // HERE: memory
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, &waiters[0]);
    pthread_create(&two, NULL, worker, &waiters[1]);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
