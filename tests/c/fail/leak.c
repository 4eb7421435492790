// heddle: check --leaks
// expect: violated memory
// Two threads put a buffer into one slot.
// Who comes second loses the first one's buffer.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot;

static void *put(void *unused)
{
    int *mine = malloc(sizeof *mine);
    *mine = 1;
    atomic_store(&slot, mine);
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
