// heddle: check --leaks
// expect: verified
// Two threads put a buffer into one slot.
// Who finds one there frees it; the last one is freed by main.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot;

static void *put(void *unused)
{
    int *mine = malloc(sizeof *mine);
    *mine = 1;
    free(atomic_exchange(&slot, mine));
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, put, NULL);
    pthread_create(&two, NULL, put, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    free(slot);
    return 0;
}
