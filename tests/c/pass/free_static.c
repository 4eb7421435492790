// heddle: check
// expect: verified
// Only what came from malloc() may be freed.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static char standard[] = "default";
static _Atomic(char *) name = standard;

static void *worker(void *unused)
{
    char *mine = malloc(4);
    mine[0] = '\0';
    name = mine;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    free(name);
    return 0;
}
