// heddle: check
// expect: violated memory
// A function returns the address of what it made.
// A local one ends with the function.
#include <pthread.h>

static int *box(int n)
{
    int local = n;
    int *volatile address = &local;
    return address;
}

static void *worker(void *n)
{
    int *p = box((int)(long)n);
    int seen = *p; // HERE: memory
    return (void *)(long)seen;
}

int main(void)
{
    pthread_t t;
    void *result;
    pthread_create(&t, NULL, worker, (void *)8L);
    pthread_join(t, &result);
    return (long)result != 8;
}
