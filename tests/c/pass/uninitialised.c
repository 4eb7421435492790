// heddle: check --uninitialised
// expect: verified
// A heap cell that a thread fills.
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
    pthread_join(t, NULL);
    int more = *cell > 2;
    free(cell);
    return more;
}
