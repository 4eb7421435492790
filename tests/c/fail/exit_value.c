// heddle: check
// expect: violated assertion
// The value of pthread_exit is what join gets, however deep it was called.
// The value of the outer function is expected, which is never reached.
#include <assert.h>
#include <pthread.h>

static void deep(long n)
{
    if (n == 0) pthread_exit((void *)5L);
    deep(n - 1);
}

static void *worker(void *n)
{
    deep((long)n);
    return (void *)6L;
}

int main(void)
{
    pthread_t t;
    void *result;
    pthread_create(&t, NULL, worker, (void *)3L);
    pthread_join(t, &result);
    assert((long)result == 6); // HERE: assertion
    return 0;
}
