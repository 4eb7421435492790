// heddle: check
// expect: violated assertion
// Main uses the worker's result.
// It does not wait for it. Steps: main reads 0 before the worker has written.
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
    assert(result == 7); // HERE: assertion
    pthread_join(t, NULL);
    return 0;
}
