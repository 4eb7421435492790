// heddle: check
// expect: verified
// A callback that another thread registers.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

typedef void (*callback)(int *);
static _Atomic(callback) on_event;

static void count(int *n) { ++*n; }

static void *registrar(void *unused)
{
    on_event = count;
    return unused;
}

int main(void)
{
    int n = 0;
    pthread_t t;
    pthread_create(&t, NULL, registrar, NULL);
    callback f = on_event;
    if (f)
    f(&n);
    pthread_join(t, NULL);
    return n > 1;
}
