// heddle: check --uninitialised
// expect: violated memory
// A heap cell that a thread fills.
// main reads it before. Steps: main branches on a value that nobody has written.
#include <pthread.h>
#include <stdlib.h>

static void *fill(void *cell)
{
    *(int *)cell = 3;
    return NULL;
}

int main(void)
{
    int *cell = malloc(sizeof *cell);
    pthread_t t;
    pthread_create(&t, NULL, fill, cell);
    int more = *cell > 2; // HERE: memory
    pthread_join(t, NULL);
    free(cell);
    return more;
}
