// heddle: check
// expect: violated memory
// A thread returns a pointer to its result.
// On its stack, which ends with it.
#include <pthread.h>
#include <stdlib.h>

static void *square(void *argument)
{
    int n = (int)(long)argument;
    int result = n * n;
    int *volatile address = &result;
    return address;
}

int main(void)
{
    pthread_t t;
    void *result;
    pthread_create(&t, NULL, square, (void *)12L);
    pthread_join(t, &result);
    int value = *(int *)result; // HERE: memory
    return value != 144;
}
