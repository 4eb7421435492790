// heddle: check
// expect: verified
// A counter of calls that every thread has for itself.
#include <assert.h>
#include <pthread.h>

static _Thread_local int calls;

static int count(void)
{
    return ++calls;
}

static void *work(void *unused)
{
    assert(count() >= 1);
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
