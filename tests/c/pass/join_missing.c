// heddle: check
// expect: verified
// Main uses the worker's result.
#include <assert.h>
#include <pthread.h>

static int result;

static void *worker(void *unused)
{
    result = 7;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(result == 7);
    return 0;
}
