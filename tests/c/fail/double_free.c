// heddle: check
// expect: violated memory
// Whoever comes first frees the buffer.
// The pointer is looked at, freed, and cleared. Steps: both see it; both free it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(char *) buffer;

static void *release(void *unused)
{
    char *mine = buffer;
    free(mine); // HERE: memory
    buffer = NULL;
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
