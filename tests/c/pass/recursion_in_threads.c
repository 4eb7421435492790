// heddle: check
// expect: verified
// Deep recursion in two threads: stacks are apart.
#include <assert.h>
#include <pthread.h>

static int depth(int n)
{
    int local[4] = {n, n, n, n};
    return n == 0 ? 0 : 1 + depth(local[n % 4] - 1);
}

static void *worker(void *result)
{
    *(int *)result = depth(50);
    return NULL;
}

int main(void)
{
    int a, b;
    pthread_t one, two;
    pthread_create(&one, NULL, worker, &a);
    pthread_create(&two, NULL, worker, &b);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(a == 50 && b == 50);
    return 0;
}
