// heddle: check
// expect: verified
// free() wants the address that malloc() gave.
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
    (void)now;
    free(start);
    return 0;
}
