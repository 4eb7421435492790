// heddle: check --leaks
// expect: verified
// A cache that is filled by whoever finds it empty.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(char *) cache;

static void *fill(void *unused)
{
    char *none = NULL;
    if (!cache) {
        char *fresh = malloc(10);
        if (!atomic_compare_exchange_strong(&cache, &none, fresh)) free(fresh);
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
