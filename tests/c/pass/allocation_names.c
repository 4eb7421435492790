// heddle: check
// expect: verified
// Three threads allocate, use and free on their own: independent allocations in any order.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *worker(void *argument)
{
    long n = (long)argument;
    int *a = malloc(n * sizeof *a), *b = calloc(n, sizeof *b);
    for (long i = 0; i < n; i++) a[i] = (int)i;
    for (long i = 0; i < n; i++) b[i] += a[i];
    long sum = 0;
    for (long i = 0; i < n; i++) sum += b[i];
    assert(sum == n * (n - 1) / 2);
    free(a);
    free(b);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++) pthread_create(&t[i], NULL, worker, (void *)(i + 2));
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    return 0;
}
