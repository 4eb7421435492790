// heddle: check
// expect: verified
// Two threads leave a value in a slot and take what was there.
// In one step: every value has one owner in the end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int slot;
static int taken[2];

static void *swap(void *argument)
{
    int me = (int)(long)argument;
    taken[me] = atomic_exchange(&slot, me + 1);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, swap, (void *)0L);
    pthread_create(&two, NULL, swap, (void *)1L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(taken[0] + taken[1] + slot == 3);
    return 0;
}
