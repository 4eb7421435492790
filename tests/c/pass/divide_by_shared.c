// heddle: check
// expect: verified
// A divisor that another thread sets to zero for a moment.
// The check and the division use one reading.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int divisor = 2;

static void *worker(void *unused)
{
    divisor = 0;
    divisor = 3;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int d = divisor, quotient = 0;
    if (d != 0) quotient = 12 / d;
    pthread_join(t, NULL);
    return quotient > 6;
}
