// heddle: check
// expect: verified
// Memory that one thread has freed is given to another: what was done with it before is no conflict.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *work(void *unused)
{
    for (int i = 0; i < 2; i++) {
        int *p = malloc(sizeof *p);
        *p = i;
        assert(*p == i);
        free(p);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    pthread_join(t, NULL);
    return 0;
}
