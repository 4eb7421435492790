// heddle: check
// expect: verified
// Popping from a stack of reused nodes.
// A tag beside the index changes with every pop.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next[2] = {1, -1};
static _Atomic(unsigned) top; // index + 1 in the lower half, a tag in the upper
static int owner[2] = {-1, -1};

static unsigned tagged(unsigned old, int index)
{
    return ((old >> 16) + 1) << 16 | (unsigned)(index + 1);
}

static int pop(void)
{
    unsigned old = atomic_load(&top);
    int index;
    do {
        index = (int)(old & 0xffff) - 1;
        if (index < 0) return -1;
    } while (!atomic_compare_exchange_strong(&top, &old, tagged(old, next[index])));
    return index;
}

static void push(int index)
{
    unsigned old = atomic_load(&top);
    do next[index] = (int)(old & 0xffff) - 1;
    while (!atomic_compare_exchange_strong(&top, &old, tagged(old, index)));
}

static void *one(void *unused)
{
    pop();
    return unused;
}

static void *two(void *unused)
{
    int a = pop(), b = pop();
    if (a >= 0) push(a);
    if (b >= 0) owner[b] = 2;
    return unused;
}

int main(void)
{
    top = 1;
    pthread_t t, u;
    pthread_create(&t, NULL, one, NULL);
    pthread_create(&u, NULL, two, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    int left = (int)(top & 0xffff) - 1;
    assert(left < 0 || owner[left] != 2);
    return 0;
}
