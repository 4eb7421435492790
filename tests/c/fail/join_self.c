// heddle: check
// expect: violated assertion
// A thread that joins itself is told EDEADLK.
// It expects success.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static void *worker(void *unused)
{
    int result = pthread_join(pthread_self(), NULL);
    assert(result == 0); // HERE: assertion
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return 0;
}
