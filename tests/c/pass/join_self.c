// heddle: check
// expect: verified
// reality: not (ThreadSanitizer itself fails)
// A thread that joins itself is told EDEADLK.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static void *worker(void *unused)
{
    int result = pthread_join(pthread_self(), NULL);
    assert(result == EDEADLK);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return 0;
}
