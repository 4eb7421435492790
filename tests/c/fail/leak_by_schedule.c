// heddle: check --leaks
// expect: violated memory
// A cache that is filled by whoever finds it empty.
// Two may find it empty. Steps: both see NULL; both store: one block is lost. (One after the other: nothing is lost.)
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(char *) cache;

static void *fill(void *unused)
{
    if (!cache) {
        char *fresh = malloc(10);
        cache = fresh;
    }
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, fill, NULL);
    pthread_create(&two, NULL, fill, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    free(cache);
    return 0;
}
