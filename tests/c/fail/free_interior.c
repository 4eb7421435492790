// heddle: check
// expect: violated memory
// free() wants the address that malloc() gave.
// The pointer has moved. Only if the worker has moved it first.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static char *start;
static _Atomic(char *) cursor;

static void *worker(void *unused)
{
    cursor = start + 4;
    return unused;
}

int main(void)
{
    start = malloc(8);
    cursor = start;
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    char *now = cursor;
    pthread_join(t, NULL);
    free(now); // HERE: memory
    return 0;
}
