// heddle: check
// expect: violated memory
// Only what came from malloc() may be freed.
// Steps: main runs before the worker has replaced the default: it frees a static array.
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
    free(name); // HERE: memory
    pthread_join(t, NULL);
    return 0;
}
