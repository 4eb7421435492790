// heddle: check
// expect: verified
// MCS queue lock: a thread spins on its own node, its predecessor finds it through `next`.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    _Atomic(struct node *) next;
    atomic_int locked;
};

static _Atomic(struct node *) tail;
static struct node nodes[2];
static int counter;

static void lock(struct node *mine)
{
    mine->next = NULL;
    struct node *before = atomic_exchange(&tail, mine);
    if (before) {
        mine->locked = 1;
        before->next = mine;
        while (mine->locked) {
        }
    }
}

static void unlock(struct node *mine)
{
    if (!mine->next) {
        struct node *expected = mine;
        if (atomic_compare_exchange_strong(&tail, &expected, NULL)) {
            return;
        }
        while (!mine->next) {
        }
    }
    mine->next->locked = 0;
}

static void *work(void *argument)
{
    struct node *mine = &nodes[(long)argument];
    for (int i = 0; i < 2; i++) {
        lock(mine);
        counter++;
        unlock(mine);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, (void *)1);
    work((void *)0);
    pthread_join(t, NULL);
    assert(counter == 4);
    return 0;
}
