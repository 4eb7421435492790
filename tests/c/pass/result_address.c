// heddle: check
// expect: verified
// A thread returns a pointer to its result.
// On the heap.
#include <pthread.h>
#include <stdlib.h>

static void *square(void *argument)
{
    int n = (int)(long)argument;
    int *result = malloc(sizeof *result);
    *result = n * n;
    return result;
}

int main(void)
{
    pthread_t t;
    void *result;
    pthread_create(&t, NULL, square, (void *)12L);
    pthread_join(t, &result);
    int value = *(int *)result;
    free(result);
    return value != 144;
}
