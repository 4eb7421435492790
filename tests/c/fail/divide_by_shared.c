// heddle: check
// expect: violated exception
// A divisor that another thread sets to zero for a moment.
// The divisor is read twice. Steps: main sees 2; the worker sets 0; main divides by 0.
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
    if (d != 0) quotient = 12 / divisor; // HERE: exception
    pthread_join(t, NULL);
    return quotient > 6;
}
