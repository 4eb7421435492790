// heddle: check
// expect: verified
// A function returns the address of what it made.
// A static variable lives on.
#include <pthread.h>

static int *box(int n)
{
    int local = n;
    static int kept;
    kept = local;
    return &kept;
}

static void *worker(void *n)
{
    int *p = box((int)(long)n);
    int seen = *p;
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
