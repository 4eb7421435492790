// heddle: check
// expect: violated race
// race: calls
// A counter of calls that every thread has for itself.
// `_Thread_local` is missing.
#include <assert.h>
#include <pthread.h>

static int calls;

static int count(void)
{
    return ++calls; // HERE-ANY: race
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
