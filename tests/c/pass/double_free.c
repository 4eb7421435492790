// heddle: check
// expect: verified
// Whoever comes first frees the buffer.
// The pointer is taken in one step.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(char *) buffer;

static void *release(void *unused)
{
    free(atomic_exchange(&buffer, NULL));
    return unused;
}

int main(void)
{
    buffer = malloc(16);
    pthread_t one, two;
    pthread_create(&one, NULL, release, NULL);
    pthread_create(&two, NULL, release, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
